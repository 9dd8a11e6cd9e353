import type { ComponentType } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { readSettings } from '@domain/settings/settings';
import { initialSiteSettings } from '@domain/site/initial-settings';
import {
  createMemoryRouter,
  createRoutesStub,
  matchRoutes,
  RouterProvider,
  type LoaderFunction,
} from 'react-router-dom';
import { initialPage } from '@domain/page/initial-page';
import { pages } from '@domain/page/pages';
import { pageQueries } from '../api/content';
import { createQueryClient } from '../api/query-client';
import { demoTaprooms } from '../site/demo/demo-taprooms';
import { toFooterLinks, toHeaderItems } from '../site/navigation';
import { LocationProvider } from '../site/shared/location/selected-location';
import { ToastProvider } from '../ui/toaster';
import { createRoutes, notFoundRouteId, type RouteHandle } from '../site/routes';
import { SiteProvider, type SiteConfig, type LoaderContext } from '../site/site-context';
import { waitFor } from './wait-for';

const initial = initialSiteSettings(readSettings({}, '/'));

export const testSite: SiteConfig = {
  publicUrl: 'https://boldridge.example',
  brand: {
    name: 'Boldridge Brewing Co.',
    shortName: 'Boldridge',
    tagline: 'Family-owned since 2010.',
    footerText: 'Family-owned and dedicated to producing world-renowned craft beers since 2010.',
    advertiserLine: 'Auburn, California',
    foundedIn: 2010,
    logo: null,
    facebook: 'https://facebook.example/boldridge',
    instagram: 'https://instagram.example/boldridge',
    youtube: 'https://youtube.example/boldridge',
    untappd: 'https://untappd.example/boldridge',
    otherNetworks: null,
    poweredByName: 'Boldridge Digital',
    poweredByUrl: 'https://digital.example',
  },
  rewardsUrl: null,
  map: { tileUrl: null, attribution: '' },
  ageGate: false,
  timeZone: 'America/Los_Angeles',
  navigation: toHeaderItems(initial.navigation, demoTaprooms, []),
  words: {},
  phrases: {},
  pagesOff: [],
  footerLinks: toFooterLinks(initial.footerLinks, demoTaprooms, []),
  taprooms: demoTaprooms,
  pages: [],
  now: new Date().toISOString(),
};

function makeTestClient() {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  return queryClient;
}

type Page = {
  /** The route's pattern, such as `/beers/:slug`. */
  path: string;
  Component: ComponentType;
  loader?: (context: LoaderContext) => LoaderFunction;
};

/** Renders one route of the site at a URL. The pages have the specification's texts. */
export function renderRoute({ path, Component, loader }: Page, url = path, site = testSite) {
  const queryClient = makeTestClient();
  for (const page of pages)
    queryClient.setQueryData([...pageQueries.page(page.key).queryKey], initialPage(page, 'demo'));
  const Routes = createRoutesStub([
    { path, Component, loader: loader?.({ queryClient, site }), HydrateFallback: () => null },
    { path: '*', Component: () => <p>Another page</p> },
  ]);
  return render(
    <QueryClientProvider client={queryClient}>
      <SiteProvider config={site}>
        <ToastProvider>
          <LocationProvider>
            <Routes initialEntries={[url]} />
          </LocationProvider>
        </ToastProvider>
      </SiteProvider>
    </QueryClientProvider>,
  );
}

/** Renders the whole site, with layout and routes, at a URL. */
export async function renderSite(url: string, site = testSite) {
  const queryClient = makeTestClient();
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
