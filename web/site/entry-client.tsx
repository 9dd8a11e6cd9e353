import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { preloadPacificOffsets } from '@domain/time/pacific';
import { createQueryClient } from '../api/query-client';
import { App, type PageState } from './app';
import { stateElementId } from './document';
import { readQueries } from './query-state';
import { readErrors } from './router-state';
import { makeRoutes, type RouteHandle } from './routes';
import './site.css';

const state = document.getElementById(stateElementId)?.textContent ?? '';
const { site, clock, assets, queries, router: routerState } = JSON.parse(state) as PageState;
preloadPacificOffsets(clock);

const queryClient = createQueryClient();
readQueries(queryClient, queries, Date.now());

const routes = makeRoutes({ queryClient });
await turn();
await loadShownPage(routes);
await turn();

const router = createBrowserRouter(routes, {
  hydrationData: { ...routerState, errors: readErrors(routerState.errors) },
});
await turn();

startTransition(() => {
  hydrateRoot(
    document,
    <App config={site} assets={assets} queryClient={queryClient} state={state}>
      <RouterProvider router={router} />
    </App>,
  );
});

void import('./prefetch-on-intent').then(({ prefetchOnIntent }) => prefetchOnIntent(routes));

/** Lets the browser do something else, such as answer a finger. */
function turn() {
  return new Promise<void>((resolve) => setTimeout(resolve));
}

/** Pages are split off, but the one that is on screen has to be there before React compares. */
async function loadShownPage(all: RouteObject[]) {
  const matches = matchRoutes(all, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      const handle = route.handle as RouteHandle | undefined;
      if (handle) Object.assign(route, await handle.load(), { lazy: undefined });
    }),
  );
}
