/** Unique slugs of events. They are generated on creation and never change (event-slug-middleware.ts). */
import { findFreeStoredSlug } from '#lib/free-slug';
import { eventUid } from './document';

/** The slug itself, or with the suffix -2, -3 … if it is taken. */
export const resolveEventSlug = (slug: string): Promise<string> => findFreeStoredSlug(eventUid, slug);
