/** Lists of beers. The database filters, sorts and pages by the columns of `derived.ts`. */
import type { BeerAdminSort } from '#domain/beer/list-order';
import type { BeerAdminQuery, BeerListQuery } from '#domain/beer/query';
import { notFound } from '#lib/errors';
import { countRows, orderByIds, containsText, paginateParts, type Page } from '#lib/rows';
import { beerPopulate, beerUid, type BeerDocument } from './document';

type Order = Record<string, 'asc' | 'desc'>[];

export const byName: Order = [{ sortName: 'asc' }, { id: 'asc' }];

type Filter = Partial<Pick<BeerListQuery, 'search' | 'style' | 'tag'>> & { active?: boolean | undefined };

const toFilter = ({ active, search, style, tag }: Filter) => ({
  ...(active === undefined ? {} : { isActive: active }),
  ...containsText(search),
  ...containsText(style, 'searchStyle'),
  ...containsText(tag, 'searchTags'),
});

const listPart = (filters: object, sort: Order) => ({
  count: () => countRows(beerUid, filters),
  find: (range: { start: number; limit: number }): Promise<BeerDocument[]> =>
    strapi.documents(beerUid).findMany({ filters, sort, populate: beerPopulate, ...range }),
});

export const listActiveBeers = async (query: BeerListQuery): Promise<Page<BeerDocument>> =>
  paginateParts(query, [listPart(toFilter({ ...query, active: true }), byName)]);

export const listFeaturedBeers = (): Promise<BeerDocument[]> =>
  strapi
    .documents(beerUid)
    .findMany({ filters: { isActive: true, isFeatured: true }, sort: byName, populate: beerPopulate });

/** Ties: the latest row first. */
const latestFirst = { id: 'desc' } as const;

/** Beers without an ABV come last in both directions, which databases do differently. */
const byAbv = (direction: 'asc' | 'desc') => [
  { filter: { abv: { $notNull: true } }, sort: [{ abv: direction }, { sortName: 'asc' }, latestFirst] as Order },
  { filter: { abv: { $null: true } }, sort: [latestFirst] as Order },
];

const inOrder = (...sort: Order) => [{ filter: {}, sort: [...sort, latestFirst] }];

const adminOrders: Record<BeerAdminSort, { filter: object; sort: Order }[]> = {
  updated: inOrder({ updatedAt: 'desc' }),
  name: inOrder({ sortName: 'asc' }),
  'name-desc': inOrder({ sortName: 'desc' }),
  newest: inOrder({ createdAt: 'desc' }),
  'abv-low': byAbv('asc'),
  'abv-high': byAbv('desc'),
  site: inOrder({ listKey: 'asc' }),
};

export const listAllBeers = (query: BeerAdminQuery): Promise<Page<BeerDocument>> =>
  paginateParts(
    query,
    adminOrders[query.sort].map(({ filter, sort }) => listPart({ ...toFilter(query), ...filter }, sort)),
  );

/** In the order of the ids. */
export async function findBeersById(ids: string[]): Promise<BeerDocument[]> {
  if (ids.length === 0) return [];
  const filters = { documentId: { $in: ids } };
  const limit = ids.length;
  return orderByIds(ids, await strapi.documents(beerUid).findMany({ filters, populate: beerPopulate, limit }));
}

export async function findBeer(documentId: string): Promise<BeerDocument> {
  const beer = await strapi.documents(beerUid).findOne({ documentId, populate: beerPopulate });
  if (!beer) throw notFound('Beer');
  return beer;
}

export const toActiveFilter = (slugOrId: string) => ({
  isActive: true,
  $or: [{ slug: slugOrId }, { documentId: slugOrId }],
});

export async function findActiveBeer(slugOrId: string): Promise<BeerDocument> {
  const filters = toActiveFilter(slugOrId);
  const [beer] = await strapi.documents(beerUid).findMany({ filters, populate: beerPopulate, limit: 1 });
  if (!beer) throw notFound('Beer');
  return beer;
}
