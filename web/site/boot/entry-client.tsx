import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { readFrameName } from '../../domain/page-live-preview';
import { preloadClock } from '@domain/time/zone';
import { createQueryClient } from '../../api/query-client';
import { createRoutes, type RouteHandle } from '../routes';
import { App, hydrationStartEvent, stateElementId } from './document';
import { deserializeRouteErrors, hydrateQueries, type PageState } from './page-state';
import '../site.css';

const state = document.getElementById(stateElementId)?.textContent ?? '';
const { site: servedSite, clock, assets, queries, router: routerState } = JSON.parse(state) as PageState;
preloadClock(clock);

// Set in the frame of the staff app's editor.
const previewed = window.parent === window ? null : readFrameName(window.name);
const livePreview = previewed && (await import('./live-preview')).createLivePreview(previewed);
const site = livePreview?.addPage(servedSite) ?? servedSite;

const queryClient = createQueryClient();
hydrateQueries(queryClient, queries, Date.now());

const routes = createRoutes({ queryClient, site });
await yieldToMain();
await loadCurrentPage(routes);
await yieldToMain();

const router = createBrowserRouter(routes, {
  hydrationData: { ...routerState, errors: deserializeRouteErrors(routerState.errors) },
});
await yieldToMain();

startTransition(() => {
  hydrateRoot(
    document,
    <App config={site} assets={assets} queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>,
  );
});
dispatchEvent(new Event(hydrationStartEvent));
livePreview?.start(queryClient, router);

// Links load their pages on click if the import fails for lack of a connection.
import('./page-listeners').then(({ addPageListeners }) => addPageListeners(routes)).catch(() => {});

/** Ends the task, so that the browser can respond to input. */
function yieldToMain() {
  return new Promise<void>((resolve) => setTimeout(resolve));
}

/** The page's module must be loaded before React hydrates the page; the router would load it lazily. */
async function loadCurrentPage(allRoutes: RouteObject[]) {
  const matches = matchRoutes(allRoutes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      const handle = route.handle as RouteHandle | undefined;
      if (handle) Object.assign(route, await handle.load(), { lazy: undefined });
    }),
  );
}
