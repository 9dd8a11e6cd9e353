import { toSlug } from '#domain/beer/slug';
import { beers } from './data/beers';
import type { SeedBeer } from './data/shapes';
import { eachMissing } from './each-missing';
import { imageEntries, withPhotographs } from './photographs';

const uid = 'api::beer.beer';

type NewBeer = Parameters<ReturnType<typeof strapi.documents<typeof uid>>['create']>[0]['data'];

const make = ({ images, ...beer }: SeedBeer) =>
  withPhotographs(images, (files) => {
    const data: Record<string, unknown> = {
      isAvailable: true,
      isActive: true,
      ...beer,
      slug: toSlug(beer.name),
      images: imageEntries(images, files),
    };
    return strapi.documents(uid).create({ data: data as NewBeer });
  });

export const seedBeers = () => eachMissing(beers, { uid, by: 'name', key: ({ name }) => name, make });
