import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { createRoutes, notFoundRouteId, type RouteHandle } from '../site/routes';
import { SiteProvider } from '../site/site-context';
import { testSite } from './render-route';
import { waitFor } from './wait-for';

/** Renders the whole site, with layout and routes, at a URL. */
export async function renderSite(url: string, site = testSite) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const routes = createRoutes({ queryClient, site });
  const route = matchRoutes(routes, url)?.at(-1)?.route;
  const isUnknown = route?.id === notFoundRouteId;
  if (isUnknown) Object.assign(route, await (route.handle as RouteHandle).load(), { lazy: undefined });
  const router = createMemoryRouter(routes, {
    initialEntries: [url],
    // Simulates the server's render: in the browser, the route's loader loads the document.
    ...(isUnknown && { hydrationData: { loaderData: { [notFoundRouteId]: null } } }),
  });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return render(
    <QueryClientProvider client={queryClient}>
      <SiteProvider config={site}>
        <RouterProvider router={router} />
      </SiteProvider>
    </QueryClientProvider>,
  );
}
