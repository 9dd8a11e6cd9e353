import type { Data } from '@strapi/strapi';
import { fileFields } from '#lib/media';

export const beerUid = 'api::beer.beer';

/** The relations that serialization needs. */
export const beerPopulate = {
  images: { fields: fileFields },
  awards: true,
};

export type BeerDocument = Data.ContentType<'api::beer.beer'>;
