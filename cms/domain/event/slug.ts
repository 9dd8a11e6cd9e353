/** URL slugs of events, generated once from title and date: links that were shared stay valid when the event changes. */
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

/** Paths of other calls below `/api/events/`. */
export const reservedEventSlugs: readonly string[] = ['admin', 'feed'];

/** Path of an event's page; its id works too. */
export const eventPath = ({ slug, _id }: Pick<Event, '_id' | 'slug'>) => `/events/${slug || _id}`;
