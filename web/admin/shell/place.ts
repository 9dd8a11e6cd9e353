/** Where in the staff app somebody is. It is kept in the browser's history, not in the address. */

export const pageKeys = [
  'dashboard',
  'analytics',
  'beers',
  'beers-new',
  'beers-edit',
  'beers-import',
  'events',
  'events-new',
  'newsletter',
  'inbox',
  'content',
  'settings',
] as const;
export type PageKey = (typeof pageKeys)[number];

/** `id` is the record that the page is about, where it is about one. */
export type Place = { page: PageKey; id?: string };

export type PageProps = { place: Place };

export const home: Place = { page: 'dashboard' };

export function isPlace(value: unknown): value is Place {
  if (value === null || typeof value !== 'object') return false;
  const { page, id } = value as { page?: unknown; id?: unknown };
  return pageKeys.some((key) => key === page) && (id === undefined || typeof id === 'string');
}
