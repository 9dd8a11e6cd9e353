/** Routes of the staff app. They are kept in the history state, not in the URL. */

export const pageTitles = {
  dashboard: 'Dashboard',
  analytics: 'Analytics',
  beers: 'Beers',
  'beers-new': 'New Beer',
  'beers-edit': 'Edit Beer',
  'beers-import': 'Import Beers',
  taps: 'Tap List',
  screens: 'Screens',
  events: 'Events',
  // The same page with the form dialog open.
  'events-new': 'Events',
  newsletter: 'Newsletter',
  'newsletter-import': 'Import Subscribers',
  inbox: 'Inbox',
  content: 'Hero images & logo',
  pages: 'Pages',
  'pages-edit': 'Edit Page',
  distributors: 'Distributors',
  'distributors-new': 'New Distributor',
  'distributors-edit': 'Edit Distributor',
  'distributors-import': 'Import Distributors',
  'shipping-states': 'Shipping states',
  redirects: 'Redirects',
  taprooms: 'Taprooms',
  'taprooms-new': 'Taprooms',
  site: 'Brewery',
  navigation: 'Navigation',
  look: 'Look',
  words: 'Words',
  setup: 'Set Up Your Site',
  settings: 'Settings',
  'audit-log': 'Audit Log',
} as const;

export type PageKey = keyof typeof pageTitles;

const otherSections: Partial<Record<PageKey, PageKey>> = { analytics: 'dashboard', setup: 'dashboard' };

/** The page of the sidebar that a page belongs to: `beers` for `beers-edit`. */
export const sectionOf = (page: PageKey): string => otherSections[page] ?? page.replace(/-(?:new|edit|import)$/, '');

/** `id` of the record, on pages about a single record. */
export type Route = { page: PageKey; id?: string };

export type PageProps = { route: Route };

export const dashboardRoute: Route = { page: 'dashboard' };
export const logoRoute: Route = { page: 'content', id: 'main-website' };
export const mailRoute: Route = { page: 'settings', id: 'mail' };

export const isPageKey = (value: unknown): value is PageKey =>
  typeof value === 'string' && Object.hasOwn(pageTitles, value);

export function isRoute(value: unknown): value is Route {
  if (value === null || typeof value !== 'object') return false;
  const { page, id } = value as { page?: unknown; id?: unknown };
  return isPageKey(page) && (id === undefined || typeof id === 'string');
}
