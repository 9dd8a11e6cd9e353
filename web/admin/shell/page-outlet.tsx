import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { siteQueries } from '../api/site';
import { Loading } from '../components/query-state';
import { keepFocus } from '../lib/restore-focus';
import { isReplacementPage, useRoute } from './navigation';
import { ErrorBoundary } from './error-boundary';
import { pages, sectionOf, type PageKey, type PageProps } from './route';

type Page = ComponentType<PageProps>;

/** Loaded when it is opened. */
const lazyPage = <Name extends string>(load: () => Promise<Record<Name, Page>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

const beerEditPage = lazyPage(() => import('../features/beers/beer-edit-page'), 'BeerEditPage');
const distributorEditPage = lazyPage(
  () => import('../features/distributors/distributor-edit-page'),
  'DistributorEditPage',
);
const eventsPage = lazyPage(() => import('../features/events/events-page'), 'EventsPage');
const taproomsPage = lazyPage(() => import('../features/taprooms/taprooms-page'), 'TaproomsPage');

const components: Record<PageKey, Page> = {
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

/** Their other routes show the list with a dialog, so the list stays mounted. */
const dialogSections = ['events', 'inbox', 'taprooms'];

/** Renders the page of the current route, with its document title; moves the focus to its heading. */
export function PageOutlet() {
  const route = useRoute();
  const Page = components[route.page];
  const section = sectionOf(route.page);
  const brandName = useQuery(siteQueries.brand()).data?.name;
  const key = dialogSections.includes(section) ? section : `${route.page}/${route.id ?? ''}`;
  useEffect(keepFocus, []);

  return (
    <div>
      <title>{[pages[route.page].title, 'Staff', brandName].filter(Boolean).join(' | ')}</title>
      <ErrorBoundary key={key}>
        <Suspense fallback={<Loading />}>
          <Page route={route} />
          <FocusHeading key={key} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Mounts after the page has loaded. On the page that the document opens with, the focus stays where the browser put it. */
function FocusHeading() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isReplacementPage()) marker.current?.parentElement?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  return <span ref={marker} hidden />;
}
