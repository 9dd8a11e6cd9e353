import { toSlug } from '#domain/beer/slug';
import { beerUid } from '../api/beer/document';
import { createMissing } from './create-missing';
import { beers } from './data/beers';
import type { SeedBeer } from './data/types';
import { withSeedImages } from './seed-images';

type NewBeer = Parameters<ReturnType<typeof strapi.documents<typeof beerUid>>['create']>[0]['data'];

const create = ({ images, ...beer }: SeedBeer) =>
  withSeedImages(images, (fileIds) => {
    const data: Record<string, unknown> = {
      isAvailable: true,
      isActive: true,
      ...beer,
      slug: toSlug(beer.name),
      images: fileIds,
    };
    return strapi.documents(beerUid).create({ data: data as NewBeer });
  });

export const seedBeers = () =>
  createMissing(beers, { uid: beerUid, attribute: 'name', key: ({ name }) => name, create });
