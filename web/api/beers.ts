import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import { toBeerSummary } from '@domain/beer/beer-summary';
import type { Pagination } from '@domain/shared/envelope';
import { get } from './client';
import { infinitePages } from './infinite-pages';
import { withQuery } from './with-query';

type BeerPage = { beers: Beer[]; pagination: Pagination };

export const beerQueries = {
  /** All active beers, 100 per request; `data` is `{ beers, total }`. */
  list: () =>
    infiniteQueryOptions({
      ...infinitePages,
      queryKey: ['beers', 'list'],
      queryFn: async ({ pageParam: page, client, signal }) => {
        const { beers, pagination } = await get<BeerPage>(await withQuery('/beers', { limit: 100, page }), {
          client,
          signal,
        });
        return { beers: beers.map(toBeerSummary), pagination };
      },
      select: ({ pages }) => ({
        beers: pages.flatMap(({ beers }) => beers),
        total: pages.at(-1)?.pagination.total ?? 0,
      }),
    }),
  featured: () =>
    queryOptions({
      queryKey: ['beers', 'featured'],
      queryFn: async ({ client, signal }) => {
        const { beers } = await get<{ beers: Beer[] }>('/beers/featured', { client, signal });
        return beers.map(toBeerSummary);
      },
    }),
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: ['beers', 'detail', slug],
      queryFn: ({ client, signal }) => get<{ beer: Beer }>(`/beers/${encodeURIComponent(slug)}`, { client, signal }),
      select: ({ beer }) => beer,
    }),
};
