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
import { get } from './client';

export const contentQueries = {
  /** Everything that a taproom's page shows. */
  taproomPage: (slug: string) =>
    queryOptions({
      queryKey: ['content', 'taproom-page', slug],
      queryFn: ({ client, signal }) => get<{ taproom: Taproom }>(`/taprooms/${slug}`, { client, signal }),
      select: ({ taproom }) => taproom,
    }),
  heroImages: (site: 'main-website', page: HeroPage) =>
    queryOptions({
      queryKey: ['content', 'hero-images', site, page],
      queryFn: ({ client, signal }) =>
        get<{ images: HeroImage[] }>(`/content/hero-images/${site}/${page}`, { client, signal }),
      select: ({ images }) => images,
    }),
};

export const pageQueries = {
  /** The texts and photos of a designed page. */
  page: <Key extends PageKey>(key: Key) =>
    queryOptions({
      queryKey: ['page', key],
      queryFn: ({ client, signal }) => get<{ page: PageOf<Key> }>(`/pages/${key}`, { client, signal }),
      select: ({ page }) => page,
    }),
  /** A page that was composed in the panel. */
  composed: (id: string) =>
    queryOptions({
      queryKey: ['page', id],
      queryFn: ({ client, signal }) =>
        get<{ page: ComposedPage }>(`/pages/${encodeURIComponent(id)}`, { client, signal }),
      select: ({ page }) => page,
    }),
};

/** Whether a beer can be ordered for shipping: it is available, not just announced. */
export const isShippable = ({ isAvailable, tags }: Pick<Beer, 'isAvailable' | 'tags'>) =>
  isAvailable && !hasTagChoice(tags, 'coming-soon');

export const shippingQueries = {
  /** The states we ship to, ordered by name. */
  states: () =>
    queryOptions({
      queryKey: ['shipping', 'states'],
      queryFn: ({ client, signal }) => get<{ shippingStates: ShippingState[] }>('/shipping-states', { client, signal }),
      select: ({ shippingStates }) => shippingStates,
    }),
  /** The beers that can be ordered, by name. */
  beers: () =>
    queryOptions({
      queryKey: ['shipping', 'beers'],
      queryFn: async ({ client, signal }) => (await fetchAllBeers({ client, signal })).filter(isShippable),
    }),
};

export const distributorQueries = {
  list: () =>
    queryOptions({
      queryKey: ['distributors', 'list'],
      queryFn: ({ client, signal }) => get<{ distributors: Distributor[] }>('/distributors', { client, signal }),
      select: ({ distributors }) => distributors,
    }),
};
