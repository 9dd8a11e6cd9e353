import type { ComponentType } from 'react';
import { Outlet, redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { ErrorPage } from './layout/error-page';
import { SiteLayout } from './layout/layout';
import { PageLoadError } from './shared/status/page-load-error';
import type { LoaderContext } from './site-context';
import { listTaproomRedirects } from './taproom-routes';

type LoadedPage = { Component: ComponentType; loader?: LoaderFunction };

export type RouteHandle = {
  /** The page's source file, which determines the chunks to preload. */
  module: string;
  /** Imports the page. Rejects if that fails, unlike `lazy`. */
  load: () => Promise<LoadedPage>;
};

export const notFoundRouteId = 'not-found';

/** Each module in routes/ exports these, under the names that React Router uses. */
type PageModule = { Component: ComponentType; loader?: (context: LoaderContext) => LoaderFunction };

/** All routes of the site: of its own pages, its composed pages and its taprooms. Each page is a chunk of its own. */
export const createRoutes = (context: LoaderContext): RouteObject[] => {
  const page = createPageFactory(context);
  const { taprooms, pages: composedPages } = context.site;
  const pages: RouteObject[] = [
    page('/', 'home', () => import('./routes/home')),
    page('/beers', 'beers', () => import('./routes/beers')),
    page('/beers/:slug', 'beer', () => import('./routes/beer')),
    page('/taps', 'taps', () => import('./routes/taps')),
    page('/events', 'events', () => import('./routes/events')),
    page('/events/:slug', 'event', () => import('./routes/event')),
    page('/our-story', 'our-story', () => import('./routes/our-story')),
    page('/store', 'store', () => import('./routes/store')),
    page('/shipping', 'shipping', () => import('./routes/shipping')),
    page('/rewards', 'rewards', () => import('./routes/rewards')),
    page('/distributors', 'distributors', () => import('./routes/distributors')),
    page('/contact', 'contact', () => import('./routes/contact')),
    page('/privacy-policy', 'legal', () => import('./routes/legal')),
    page('/terms-of-service', 'legal', () => import('./routes/legal')),
    page('/font-test', 'font-test', () => import('./routes/font-test')),
    page('/newsletter/unsubscribe', 'newsletter-unsubscribe', () => import('./routes/newsletter-unsubscribe')),
    page('/newsletter/confirm', 'newsletter-confirm', () => import('./routes/newsletter-confirm')),
    ...composedPages.map(({ path }) => page(path, 'composed-page', () => import('./routes/composed-page'))),
    ...taprooms.map(({ path }) => page(path, 'taproom', () => import('./routes/taproom'))),
    ...listTaproomRedirects(taprooms).map(({ from, to }) => permanentRedirect(from, to)),
    { ...page('*', 'not-found', () => import('./routes/not-found')), id: notFoundRouteId },
  ];

  return [
    {
      id: 'layout',
      Component: SiteLayout,
      // Handles errors of the layout itself; those of a page are shown inside it.
      ErrorBoundary: ErrorPage,
      children: [{ id: 'pages', Component: Outlet, ErrorBoundary: ErrorPage, children: pages }],
    },
    // Shown in the iframe of /rewards, without header and footer.
    page('/rewards/demo', 'rewards-demo', () => import('./routes/rewards-demo')),
  ];
};

const createPageFactory =
  (context: LoaderContext) =>
  (path: string, file: string, importModule: () => Promise<PageModule>): RouteObject => {
    const load = async () => {
      const { Component, loader } = await importModule();
      return { Component, ...(loader && { loader: loader(context) }) };
    };
    return {
      path,
      handle: { module: `site/routes/${file}.tsx`, load } satisfies RouteHandle,
      lazy: () => load().catch(() => failedPage),
    };
  };

/** React Router caches a rejected `lazy` and would show its error on each later visit; this error leads to a reload. */
const failedPage: LoadedPage = {
  Component: Outlet,
  loader: () => {
    throw new PageLoadError();
  },
};

const permanentRedirect = (path: string, to: string): RouteObject => ({ path, loader: () => redirect(to, 301) });
