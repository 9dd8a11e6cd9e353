import { findShownOn, type ShownOn, type SitePages } from '../../../../cms/domain/panel/site-page';
import { useSharedRequest } from '../use-shared-request';

type PublicPage = ShownOn & {
  /** Null while the site's origin loads. */
  url: string | null;
};

/** Where visitors see a record; null if they never do. */
export function useShownOn(type: string, record: Record<string, unknown> | undefined): PublicPage | null {
  const response = useSharedRequest<SitePages>('/brewery-panel/site-pages');
  const pages = typeof response === 'string' ? null : response;
  const shownOn = record ? findShownOn(type, record, pages) : null;
  return shownOn && { ...shownOn, url: pages && pages.publicUrl + shownOn.path };
}

/** Through a redirect of the CMS, because the site's origin is not known when the panel is built. */
export const openOnSite = (path: string) => window.open(`/brewery-panel/site${path}`, '_blank', 'noopener');
