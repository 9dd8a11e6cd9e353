import type { Site } from '@domain/site/site';
import type { FallbackContent } from '../api/fallback-content';
import { parseBody, type Dependencies } from '../cache/dependencies';

/** What every page depends on (`GET /api/site`). While the CMS can't be reached, it is stale and pages are not cached. */
export async function loadSite(dependencies: Dependencies, fallback: FallbackContent): Promise<Site> {
  const response = await dependencies.load('/site');
  return response.status === 200 ? (parseBody(response) as { site: Site }).site : fallback.site();
}
