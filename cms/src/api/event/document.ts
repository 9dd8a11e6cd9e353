import type { Data } from '@strapi/strapi';
import { fileFields } from '#lib/media';

export const eventUid = 'api::event.event';

/** The relations that serialization needs. */
export const eventPopulate = { images: { populate: { file: { fields: fileFields } } } };

export type EventDocument = Data.ContentType<'api::event.event'>;
