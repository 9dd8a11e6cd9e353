/** Routes of the staff app. They are kept in the history state, not in the URL. */

const pageKeys = [
  'dashboard',
  'analytics',
  'beers',
  'beers-new',
  'beers-edit',
  'beers-import',
  'taps',
  'screens',
  'events',
  'events-new',
  'newsletter',
  'newsletter-import',
  'inbox',
  'content',
  'pages',
  'distributors',
  'distributors-new',
  'distributors-edit',
  'distributors-import',
  'shipping-states',
  'redirects',
  'pages-edit',
  'taprooms',
  'taprooms-new',
  'site',
  'navigation',
  'look',
  'words',
  'setup',
  'settings',
  'audit-log',
] as const;
export type PageKey = (typeof pageKeys)[number];

/** `id` of the record, on pages about a single record. */
export type Route = { page: PageKey; id?: string };

export type PageProps = { route: Route };

export const dashboardRoute: Route = { page: 'dashboard' };
export const logoRoute: Route = { page: 'content', id: 'main-website' };
export const mailRoute: Route = { page: 'settings', id: 'mail' };

export const isPageKey = (value: unknown): value is PageKey => pageKeys.some((key) => key === value);

export function isRoute(value: unknown): value is Route {
  if (value === null || typeof value !== 'object') return false;
  const { page, id } = value as { page?: unknown; id?: unknown };
  return isPageKey(page) && (id === undefined || typeof id === 'string');
}
