import { queryOptions } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/schema';
import { hasTagChoice } from '@domain/beer/tag';
import type { Distributor } from '@domain/distributor/schema';
import type { HeroPage } from '@domain/location/constants';
import type { HeroImage } from '@domain/location/schema';
import type { ComposedPage } from '@domain/page/composed-page';
import type { PageKey, PageOf } from '@domain/page/pages';
import type { ShippingState } from '@domain/shipping/schema';
import type { Taproom } from '@domain/taproom/schema';
import { fetchAllBeers } from './beers';
import { readQuery } from './read-query';

export const contentQueries = {
  /** Everything that a taproom's page shows. */
  taproomPage: (slug: string) =>
    readQuery(['content', 'taproom-page', slug], `/taprooms/${slug}`, (data: { taproom: Taproom }) => data.taproom),
  heroImages: (page: HeroPage) =>
    readQuery(
      ['content', 'hero-images', page],
      `/content/hero-images/main-website/${page}`,
      (data: { images: HeroImage[] }) => data.images,
    ),
};

export const pageQueries = {
  /** The texts and photos of a designed page. */
  page: <Key extends PageKey>(key: Key) =>
    readQuery(['page', key], `/pages/${key}`, (data: { page: PageOf<Key> }) => data.page),
  /** A page that was composed in the panel. */
  composed: (id: string) =>
    readQuery(['page', id], `/pages/${encodeURIComponent(id)}`, (data: { page: ComposedPage }) => data.page),
};

/** Whether a beer can be ordered for shipping: it is available, not just announced. */
export const isShippable = ({ isAvailable, tags }: Pick<Beer, 'isAvailable' | 'tags'>) =>
  isAvailable && !hasTagChoice(tags, 'coming-soon');

type States = { shippingStates: ShippingState[] };

export const shippingQueries = {
  /** The states we ship to, ordered by name. */
  states: () => readQuery(['shipping', 'states'], '/shipping-states', (data: States) => data.shippingStates),
  /** The beers that can be ordered, by name. */
  beers: () =>
    queryOptions({
      queryKey: ['shipping', 'beers'],
      queryFn: async ({ client, signal }) => (await fetchAllBeers({ client, signal })).filter(isShippable),
    }),
};

type Distributors = { distributors: Distributor[] };

export const distributorQueries = {
  list: () => readQuery(['distributors', 'list'], '/distributors', (data: Distributors) => data.distributors),
};
