/** Title, section of the sidebar and lazily loaded component of each route. */
import { lazy, type ComponentType } from 'react';
import type { PageKey, PageProps } from './route';

type RouteDefinition = { title: string; section: PageKey; component: ComponentType<PageProps> };

const AnalyticsPage = lazyPage(async () => (await import('../features/analytics/analytics-page')).AnalyticsPage);
const AuditLogPage = lazyPage(async () => (await import('../features/audit-log/audit-log-page')).AuditLogPage);
const BeerEditPage = lazyPage(async () => (await import('../features/beers/beer-edit-page')).BeerEditPage);
const BeerImportPage = lazyPage(async () => (await import('../features/beers/beer-import-page')).BeerImportPage);
const BeersPage = lazyPage(async () => (await import('../features/beers/beers-page')).BeersPage);
const ContentPage = lazyPage(async () => (await import('../features/content/content-page')).ContentPage);
const DashboardPage = lazyPage(async () => (await import('../features/dashboard/dashboard-page')).DashboardPage);
const DistributorsPage = lazyPage(
  async () => (await import('../features/distributors/distributors-page')).DistributorsPage,
);
const DistributorEditPage = lazyPage(
  async () => (await import('../features/distributors/distributor-edit-page')).DistributorEditPage,
);
const DistributorImportPage = lazyPage(
  async () => (await import('../features/distributors/distributor-import-page')).DistributorImportPage,
);
const EventsPage = lazyPage(async () => (await import('../features/events/events-page')).EventsPage);
const InboxPage = lazyPage(async () => (await import('../features/inbox/inbox-page')).InboxPage);
const NewsletterPage = lazyPage(async () => (await import('../features/newsletter/newsletter-page')).NewsletterPage);
const SubscriberImportPage = lazyPage(
  async () => (await import('../features/newsletter/subscriber-import-page')).SubscriberImportPage,
);
const RedirectsPage = lazyPage(async () => (await import('../features/redirects/redirects-page')).RedirectsPage);
const ShippingStatesPage = lazyPage(
  async () => (await import('../features/shipping/shipping-states-page')).ShippingStatesPage,
);
const PageEditPage = lazyPage(async () => (await import('../features/pages/page-edit-page')).PageEditPage);
const PagesPage = lazyPage(async () => (await import('../features/pages/pages-page')).PagesPage);
const ScreensPage = lazyPage(async () => (await import('../features/screens/screens-page')).ScreensPage);
const SetupPage = lazyPage(async () => (await import('../features/site/setup/setup-page')).SetupPage);
const SitePage = lazyPage(async () => (await import('../features/site/site-page')).SitePage);
const NavigationPage = lazyPage(async () => (await import('../features/site/navigation-page')).NavigationPage);
const WordsPage = lazyPage(async () => (await import('../features/site/words-page')).WordsPage);
const LookPage = lazyPage(async () => (await import('../features/site/look-page')).LookPage);
const TaproomsPage = lazyPage(async () => (await import('../features/taprooms/taprooms-page')).TaproomsPage);
const TapsPage = lazyPage(async () => (await import('../features/taps/taps-page')).TapsPage);
const SettingsPage = lazyPage(async () => (await import('../features/users/settings-page')).SettingsPage);

export const routes: Record<PageKey, RouteDefinition> = {
  dashboard: { title: 'Dashboard', section: 'dashboard', component: DashboardPage },
  analytics: { title: 'Analytics', section: 'dashboard', component: AnalyticsPage },
  beers: { title: 'Beers', section: 'beers', component: BeersPage },
  'beers-new': { title: 'New Beer', section: 'beers', component: BeerEditPage },
  'beers-edit': { title: 'Edit Beer', section: 'beers', component: BeerEditPage },
  'beers-import': { title: 'Import Beers', section: 'beers', component: BeerImportPage },
  taps: { title: 'Tap List', section: 'taps', component: TapsPage },
  screens: { title: 'Screens', section: 'screens', component: ScreensPage },
  events: { title: 'Events', section: 'events', component: EventsPage },
  // The same page with the form dialog open.
  'events-new': { title: 'Events', section: 'events', component: EventsPage },
  newsletter: { title: 'Newsletter', section: 'newsletter', component: NewsletterPage },
  'newsletter-import': { title: 'Import Subscribers', section: 'newsletter', component: SubscriberImportPage },
  inbox: { title: 'Inbox', section: 'inbox', component: InboxPage },
  content: { title: 'Hero images & logo', section: 'content', component: ContentPage },
  distributors: { title: 'Distributors', section: 'distributors', component: DistributorsPage },
  'shipping-states': { title: 'Shipping states', section: 'shipping-states', component: ShippingStatesPage },
  redirects: { title: 'Redirects', section: 'redirects', component: RedirectsPage },
  'distributors-new': { title: 'New Distributor', section: 'distributors', component: DistributorEditPage },
  'distributors-edit': { title: 'Edit Distributor', section: 'distributors', component: DistributorEditPage },
  'distributors-import': { title: 'Import Distributors', section: 'distributors', component: DistributorImportPage },
  pages: { title: 'Pages', section: 'pages', component: PagesPage },
  'pages-edit': { title: 'Edit Page', section: 'pages', component: PageEditPage },
  site: { title: 'Brewery', section: 'site', component: SitePage },
  navigation: { title: 'Navigation', section: 'navigation', component: NavigationPage },
  words: { title: 'Words', section: 'words', component: WordsPage },
  look: { title: 'Look', section: 'look', component: LookPage },
  taprooms: { title: 'Taprooms', section: 'taprooms', component: TaproomsPage },
  // The same page with the form dialog open.
  'taprooms-new': { title: 'Taprooms', section: 'taprooms', component: TaproomsPage },
  setup: { title: 'Set Up Your Site', section: 'dashboard', component: SetupPage },
  settings: { title: 'Settings', section: 'settings', component: SettingsPage },
  'audit-log': { title: 'Audit Log', section: 'audit-log', component: AuditLogPage },
};

function lazyPage(loadPage: () => Promise<ComponentType<PageProps>>) {
  return lazy(async () => ({ default: await loadPage() }));
}
