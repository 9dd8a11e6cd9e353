import type { Site } from '@domain/site/site';
import type { RouteSite } from '../../site/site-context';
import { parseBody, type Dependencies } from '../cache/dependencies';

export type LoadedSite = {
  site: RouteSite;
  isDemo: boolean;
  /** False if the CMS could not be reached: what is rendered with this must not be cached. */
  isCurrent: boolean;
};

/** What every page follows (`GET /api/site`); the demo content while the CMS has never been reached. */
export async function loadSite(dependencies: Dependencies, demo: RouteSite): Promise<LoadedSite> {
  const response = await dependencies.load('/site').catch(() => null);
  if (response?.status === 200) {
    return { site: (parseBody(response) as { site: Site }).site, isDemo: false, isCurrent: true };
  }
  return { site: demo, isDemo: true, isCurrent: response !== null && response.status < 500 };
}
