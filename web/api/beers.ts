import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Beer, RelatedBeers } from '@domain/beer/schema';
import { toBeerSummary, type BeerSummary } from '@domain/beer/beer-summary';
import type { Pagination } from '@domain/shared/response-schemas';
import { get, type RequestOptions } from './client';
import { toQueryString } from '../domain/query-string';
import { infinitePages, readQuery } from './read-query';

type BeerPage = { beers: Beer[]; pagination: Pagination };

/**
 * The beers of a list, which are also in the state of pages: 24 random characters for each beer and milliseconds would be a
 * tenth of the bytes of a page with 100 beers, so the slug identifies it, and it was created in a minute.
 */
const toListed = ({ beers }: Pick<BeerPage, 'beers'>): BeerSummary[] =>
  beers.map((beer) => ({
    ...toBeerSummary(beer),
    _id: beer.slug || beer._id,
    createdAt: `${beer.createdAt.slice(0, 16)}Z`,
  }));

async function fetchPage(page: number | undefined, options: RequestOptions) {
  const response = await get<BeerPage>(`/beers${toQueryString({ limit: 100, page })}`, options);
  return { beers: toListed(response), pagination: response.pagination };
}

/** All active beers, however many pages they have. */
export async function fetchAllBeers(options: RequestOptions): Promise<BeerSummary[]> {
  const first = await fetchPage(undefined, options);
  const others = Array.from({ length: first.pagination.pages - 1 }, (_, index) => fetchPage(index + 2, options));
  return [first, ...(await Promise.all(others))].flatMap(({ beers }) => beers);
}

const pathOf = (slug: string) => `/beers/${encodeURIComponent(slug)}`;

export const beerQueries = {
  /** All active beers, 100 per request; `data` is `{ beers, total }`. */
  list: () =>
    infiniteQueryOptions({
      ...infinitePages,
      queryKey: ['beers', 'list'],
      queryFn: ({ pageParam: page, client, signal }) => fetchPage(page, { client, signal }),
      select: ({ pages }) => ({
        beers: pages.flatMap(({ beers }) => beers),
        total: pages.at(-1)?.pagination.total ?? 0,
      }),
    }),
  featured: () => readQuery(['beers', 'featured'], '/beers/featured', toListed),
  /** The first active beers by name that have a tag, or of all. */
  tagged: ({ tag, limit }: { tag: string | null; limit: number }) =>
    readQuery(['beers', 'tagged', tag, limit], `/beers${toQueryString({ limit, tag })}`, toListed),
  bySlug: (slug: string) => readQuery(['beers', 'detail', slug], pathOf(slug), ({ beer }: { beer: Beer }) => beer),
  related: (slug: string) =>
    readQuery(['beers', 'related', slug], `${pathOf(slug)}/related`, (related: RelatedBeers) => related),
};
