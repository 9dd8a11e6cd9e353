import type { ComponentType } from 'react';
import { data, Outlet, redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { ErrorPage } from './layout/error-page';
import { SiteLayout, loader as layoutLoader } from './layout/layout';
import type { SiteContext } from './site-context';

/** Which module a page comes in, so that the document can name it to the browser beforehand. */
export type RouteHandle = { module: string };

type PageModule<Name extends string> = { [name in Name]: ComponentType } & {
  loader?: (context: SiteContext) => LoaderFunction;
};

/** The map of the site. Each page is a module of its own, fetched when it is visited. */
export const makeRoutes = (context: SiteContext): RouteObject[] => {
  const page = pagesFor(context);
  const pages: RouteObject[] = [
    page('/', 'home', 'HomeRoute', () => import('./routes/home')),
    page('/beers', 'beers', 'BeersRoute', () => import('./routes/beers')),
    page('/beers/:slug', 'beer', 'BeerRoute', () => import('./routes/beer')),
    page('/events', 'events', 'EventsRoute', () => import('./routes/events')),
    page('/auburn', 'auburn', 'AuburnRoute', () => import('./routes/auburn')),
    page('/locations/folsom', 'folsom', 'FolsomRoute', () => import('./routes/folsom')),
    page('/our-story', 'our-story', 'OurStoryRoute', () => import('./routes/our-story')),
    page('/store', 'store', 'StoreRoute', () => import('./routes/store')),
    page('/shipping', 'shipping', 'ShippingRoute', () => import('./routes/shipping')),
    page('/rewards', 'rewards', 'RewardsRoute', () => import('./routes/rewards')),
    page('/distributors', 'distributors', 'DistributorsRoute', () => import('./routes/distributors')),
    page('/contact', 'contact', 'ContactRoute', () => import('./routes/contact')),
    page('/privacy-policy', 'privacy-policy', 'PrivacyPolicyRoute', () => import('./routes/privacy-policy')),
    page('/terms-of-service', 'terms-of-service', 'TermsOfServiceRoute', () => import('./routes/terms-of-service')),
    page('/font-test', 'font-test', 'FontTestRoute', () => import('./routes/font-test')),
    page(
      '/newsletter/unsubscribe',
      'newsletter-unsubscribe',
      'NewsletterUnsubscribeRoute',
      () => import('./routes/newsletter-unsubscribe'),
    ),
    moved('/taproom', '/auburn'),
    moved('/locations/auburn', '/auburn'),
    { ...page('*', 'not-found', 'NotFoundRoute', () => import('./routes/not-found')), loader: notFound },
  ];

  return [
    {
      id: 'layout',
      Component: SiteLayout,
      loader: layoutLoader(context),
      // Within the layout a page may fail alone; this boundary is for the layout itself.
      ErrorBoundary: ErrorPage,
      children: [{ id: 'pages', Component: Outlet, ErrorBoundary: ErrorPage, children: pages }],
    },
    // Stands in the frame of /rewards, so it comes without header and footer.
    page('/rewards/demo', 'rewards-demo', 'RewardsDemoRoute', () => import('./routes/rewards-demo')),
  ];
};

const pagesFor =
  (context: SiteContext) =>
  <Name extends string>(
    path: string,
    file: string,
    name: Name,
    load: () => Promise<PageModule<Name>>,
  ): RouteObject => ({
    path,
    handle: { module: `site/routes/${file}.tsx` } satisfies RouteHandle,
    lazy: async () => {
      const module = await load();
      return { Component: module[name], ...(module.loader && { loader: module.loader(context) }) };
    },
  });

const moved = (path: string, to: string): RouteObject => ({ path, loader: () => redirect(to, 301) });

const notFound = () => data(null, { status: 404 });
