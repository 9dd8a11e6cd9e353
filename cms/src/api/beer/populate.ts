/** What a beer needs loaded to be shown. */
import type { Data } from '@strapi/strapi';
import { fileFields } from '#lib/media';

export const beerUid = 'api::beer.beer';

export const beerPopulate = {
  images: { populate: { file: { fields: fileFields } } },
  awards: true,
};

export type BeerDocument = Data.ContentType<'api::beer.beer'>;
