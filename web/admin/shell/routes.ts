/** The component of each page, which is loaded when it is opened. */
import { lazy, type ComponentType } from 'react';
import type { PageKey, PageProps } from './route';

type Page = ComponentType<PageProps>;

const lazyPage = <Name extends string>(load: () => Promise<Record<Name, Page>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

const beerEditPage = lazyPage(() => import('../features/beers/beer-edit-page'), 'BeerEditPage');
const distributorEditPage = lazyPage(
  () => import('../features/distributors/distributor-edit-page'),
  'DistributorEditPage',
);
const eventsPage = lazyPage(() => import('../features/events/events-page'), 'EventsPage');
const taproomsPage = lazyPage(() => import('../features/taprooms/taprooms-page'), 'TaproomsPage');

export const pages: Record<PageKey, Page> = {
  dashboard: lazyPage(() => import('../features/dashboard/dashboard-page'), 'DashboardPage'),
  analytics: lazyPage(() => import('../features/analytics/analytics-page'), 'AnalyticsPage'),
  beers: lazyPage(() => import('../features/beers/beers-page'), 'BeersPage'),
  'beers-new': beerEditPage,
  'beers-edit': beerEditPage,
  'beers-import': lazyPage(() => import('../features/beers/beer-import-page'), 'BeerImportPage'),
  taps: lazyPage(() => import('../features/taps/taps-page'), 'TapsPage'),
  screens: lazyPage(() => import('../features/screens/screens-page'), 'ScreensPage'),
  events: eventsPage,
  'events-new': eventsPage,
  newsletter: lazyPage(() => import('../features/newsletter/newsletter-page'), 'NewsletterPage'),
  'newsletter-import': lazyPage(() => import('../features/newsletter/subscriber-import-page'), 'SubscriberImportPage'),
  inbox: lazyPage(() => import('../features/inbox/inbox-page'), 'InboxPage'),
  content: lazyPage(() => import('../features/content/content-page'), 'ContentPage'),
  pages: lazyPage(() => import('../features/pages/pages-page'), 'PagesPage'),
  'pages-edit': lazyPage(() => import('../features/pages/page-edit-page'), 'PageEditPage'),
  distributors: lazyPage(() => import('../features/distributors/distributors-page'), 'DistributorsPage'),
  'distributors-new': distributorEditPage,
  'distributors-edit': distributorEditPage,
  'distributors-import': lazyPage(
    () => import('../features/distributors/distributor-import-page'),
    'DistributorImportPage',
  ),
  'shipping-states': lazyPage(() => import('../features/shipping/shipping-states-page'), 'ShippingStatesPage'),
  redirects: lazyPage(() => import('../features/redirects/redirects-page'), 'RedirectsPage'),
  taprooms: taproomsPage,
  'taprooms-new': taproomsPage,
  site: lazyPage(() => import('../features/site/site-page'), 'SitePage'),
  navigation: lazyPage(() => import('../features/site/navigation-page'), 'NavigationPage'),
  look: lazyPage(() => import('../features/site/look-page'), 'LookPage'),
  words: lazyPage(() => import('../features/site/words-page'), 'WordsPage'),
  setup: lazyPage(() => import('../features/site/setup/setup-page'), 'SetupPage'),
  settings: lazyPage(() => import('../features/users/settings-page'), 'SettingsPage'),
  'audit-log': lazyPage(() => import('../features/audit-log/audit-log-page'), 'AuditLogPage'),
};
