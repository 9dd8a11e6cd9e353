/** What a page does not need at first, in a chunk of its own. */
import { type RouteObject, matchRoutes, type LoaderFunction } from 'react-router-dom';
import { isRouted } from '../../ui/smart-link';
import type { RouteHandle } from '../routes';
import { isSavingData } from '../shared/save-data';

/**
 * Browsers scroll to the focused element only if it is outside the window at that moment: a smooth scroll that is under way
 * would then leave it outside. The Tab key therefore ends it.
 */
export function keepFocusInView() {
  let hasTabbed = false;
  addEventListener('keydown', ({ key }) => (hasTabbed = key === 'Tab'), { capture: true });
  addEventListener('pointerdown', () => (hasTabbed = false), { capture: true, passive: true });
  addEventListener('focusin', ({ target }) => {
    if (!hasTabbed || !(target instanceof Element)) return;
    scrollTo({ top: scrollY, behavior: 'instant' });
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  });
}

const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches module and data of a page on hover, focus or touch of a link to it, once for each path. */
export function prefetchOnIntent(routes: RouteObject[]) {
  if (isSavingData()) return;
  const prefetchedPaths = new Set([window.location.pathname]);
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || prefetchedPaths.has(link.pathname)) return;
    // `/events/{id}.ics` would match the route of an event.
    if (!isRouted(link.pathname)) return;
    prefetchedPaths.add(link.pathname);
    void prefetchPage(routes, new URL(link.href));
  };
  for (const type of intentEvents) document.addEventListener(type, handleIntent, { passive: true });
}

/** Ignores failures: the navigation itself tries again and shows them. */
async function prefetchPage(routes: RouteObject[], url: URL) {
  for (const { route, params } of matchRoutes(routes, url) ?? []) {
    try {
      const page = await (route.handle as RouteHandle | undefined)?.load();
      if (page?.loader) await callLoader(page.loader, params, url);
    } catch {
      continue;
    }
  }
}

const callLoader = (loader: LoaderFunction, params: Parameters<LoaderFunction>[0]['params'], url: URL) =>
  loader({ params, request: new Request(url), url, pattern: '', context: undefined as never });

/** React Router skips the transition to a page when another navigation begins, and leaves it to the browser to say so. */
function ignoreSkippedTransitions() {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && reason.message.startsWith('Transition was skipped')) event.preventDefault();
  });
}

export function addPageListeners(routes: RouteObject[]) {
  ignoreSkippedTransitions();
  keepFocusInView();
  prefetchOnIntent(routes);
}
