import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from './routes';
import { isSavingData } from './shared/save-data';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Whoever points at a link is about to follow it: its page's module and data are fetched meanwhile, each once. */
export function prefetchOnIntent(routes: RouteObject[]) {
  if (isSavingData()) return;
  const known = new Set([window.location.pathname]);
  const notice = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || known.has(link.pathname)) return;
    known.add(link.pathname);
    void prepare(routes, new URL(link.href));
  };
  for (const sign of signs) document.addEventListener(sign, notice, { passive: true });
}

/** What fails here is asked for again by the visit itself, which knows how to say so. */
async function prepare(routes: RouteObject[], url: URL) {
  for (const { route, params } of matchRoutes(routes, url) ?? []) {
    try {
      const page = await (route.handle as RouteHandle | undefined)?.load();
      if (page?.loader) await call(page.loader, { params, url });
    } catch {
      continue;
    }
  }
}

type Visit = { params: Parameters<LoaderFunction>[0]['params']; url: URL };

const call = (loader: LoaderFunction, { params, url }: Visit) =>
  loader({ params, request: new Request(url), url, pattern: '', context: undefined as never });
