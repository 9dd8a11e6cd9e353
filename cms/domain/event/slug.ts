/** URL slugs of events, generated from title and date. Links that were shared stay valid: the slug of a moved event is redirected. */
import { slugify } from '../shared/slugify';
import type { Event } from './schema';

const maxTitleLength = 80;

/** A title, a date and a number. */
export const maxSlugLength = 100;

/**
 * `trivia-night-2026-11-25`; a title without a Latin letter or digit becomes `event`. Ending with a date, it is never the
 * path of another call below `/api/events/`.
 */
export const toEventSlug = ({ title, startDate }: Pick<Event, 'title' | 'startDate'>) =>
  `${slugify(title, maxTitleLength) || 'event'}-${startDate.slice(0, 10)}`;

/** The slug with the new date; null if it does not end with the old one. */
export function moveEventSlug(slug: string, oldDate: string, newDate: string): string | null {
  const [from, to] = [oldDate.slice(0, 10), newDate.slice(0, 10)];
  const match = /^(.*-)(\d{4}-\d\d-\d\d)(?:-\d+)?$/.exec(slug);
  return match && match[2] === from && from !== to ? `${match[1]}${to}` : null;
}

/** Paths of other calls below `/api/events/`. */
export const reservedEventSlugs: readonly string[] = ['admin', 'feed'];

/** Path of an event's page; its id works too. */
export const eventPath = ({ slug, _id }: Pick<Event, '_id' | 'slug'>) => `/events/${slug || _id}`;
