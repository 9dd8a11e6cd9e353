import type { Data } from '@strapi/strapi';
import { fileFields } from '#lib/media';

export const eventUid = 'api::event.event';

/** The relations that serialization needs. */
export const eventPopulate = { images: { fields: fileFields }, taproom: { fields: ['name' as const] } };

export type EventDocument = Data.ContentType<'api::event.event'>;

/** The type that Strapi requires for a new event; `toEventDocument` returns the same fields untyped. */
export type NewEvent = Parameters<ReturnType<typeof strapi.documents<typeof eventUid>>['create']>[0]['data'];
