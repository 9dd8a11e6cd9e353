import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Beer, RelatedBeers } from '@domain/beer/schema';
import { toBeerSummary, type BeerSummary } from '@domain/beer/beer-summary';
import type { Pagination } from '@domain/shared/response-schemas';
import { get, type RequestOptions } from './client';
import { infinitePages, readQuery } from './read-query';
import { withQuery } from './with-query';

type BeerPage = { beers: Beer[]; pagination: Pagination };

const fetchPage = (page: number | undefined, options: RequestOptions) =>
  withQuery('/beers', { limit: 100, page }).then((path) => get<BeerPage>(path, options));

/**
 * A beer of a list, which is also in the state of pages: 24 random characters for each beer and milliseconds would be a
 * tenth of the bytes of a page with 100 beers, so the slug identifies it, and it was created in a minute.
 */
function toListedBeer(beer: Beer): BeerSummary {
  const summary = toBeerSummary(beer);
  return { ...summary, _id: beer.slug || beer._id, createdAt: `${beer.createdAt.slice(0, 16)}Z` };
}

/** All active beers, however many pages they have. */
export async function fetchAllBeers(options: RequestOptions): Promise<BeerSummary[]> {
  const first = await fetchPage(undefined, options);
  const others = Array.from({ length: first.pagination.pages - 1 }, (_, index) => fetchPage(index + 2, options));
  return [first, ...(await Promise.all(others))].flatMap(({ beers }) => beers.map(toListedBeer));
}

export const beerQueries = {
  /** All active beers, 100 per request; `data` is `{ beers, total }`. */
  list: () =>
    infiniteQueryOptions({
      ...infinitePages,
      queryKey: ['beers', 'list'],
      queryFn: async ({ pageParam: page, client, signal }) => {
        const { beers, pagination } = await fetchPage(page, { client, signal });
        return { beers: beers.map(toListedBeer), pagination };
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
        return beers.map(toListedBeer);
      },
    }),
  /** The first active beers by name that have a tag, or of all. */
  tagged: ({ tag, limit }: { tag: string | null; limit: number }) =>
    queryOptions({
      queryKey: ['beers', 'tagged', tag, limit],
      queryFn: async ({ client, signal }) => {
        const path = await withQuery('/beers', { limit, tag: tag ?? undefined });
        return (await get<BeerPage>(path, { client, signal })).beers.map(toListedBeer);
      },
    }),
  bySlug: (slug: string) =>
    readQuery(['beers', 'detail', slug], `/beers/${encodeURIComponent(slug)}`, ({ beer }: { beer: Beer }) => beer),
  related: (slug: string) =>
    readQuery<RelatedBeers>(['beers', 'related', slug], `/beers/${encodeURIComponent(slug)}/related`),
};
