/** Slugs of taprooms. They identify a taproom in the API, in hero images, in feeds and in filters of events. */
import { heroPages } from '../location/constants';
import { findFreeSlug, slugify } from '../shared/slugify';
import { taproomLimits } from './limits';

/** Other values that the API accepts in place of a taproom's slug, and the paths of other calls below `/api/taprooms/`. */
const reservedSlugs: readonly string[] = ['main-website', 'all', 'both', 'admin', 'order', 'taprooms', ...heroPages];

export const taproomSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Empty if the name has no Latin letter or digit. */
export const toTaproomSlug = (name: string) => slugify(name, taproomLimits.slug);

export const isReservedSlug = (slug: string) => reservedSlugs.includes(slug);

/** `All` is the value of events in every taproom. */
export const isReservedName = (name: string) => isReservedSlug(toTaproomSlug(name));

/** Derived from the name, with the suffix -2, -3 … if it is taken. */
export const findTaproomSlug = (name: string, isTaken: (slug: string) => boolean) =>
  findFreeSlug(toTaproomSlug(name) || 'location', (slug) => !isReservedSlug(slug) && !isTaken(slug));

export const defaultTaproomPath = (slug: string) => `/locations/${slug}`;

type Identity = { slug: string; path: string | null };

/** The path after a change: null, and the default path of the old slug, become the default path of the new one. */
export function changedPath(stored: Identity, next: { slug?: string; path?: string | null }): string {
  const { slug = stored.slug, path = stored.path } = next;
  return path === null || path === defaultTaproomPath(stored.slug) ? defaultTaproomPath(slug) : path;
}
