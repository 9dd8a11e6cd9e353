import type { Data } from '@strapi/strapi';
import type { BeerInput, BeerUpdate } from '#domain/beer/input';
import { type BeerAdminSort, toListKey, toSectionBits } from '#domain/beer/list-order';
import type { BeerAdminQuery, BeerListQuery } from '#domain/beer/query';
import type { Award, Beer, BeerLink } from '#domain/beer/schema';
import { toNameKey } from '#domain/beer/search';
import { getStyleFamily } from '#domain/beer/style';
import { toSearchText } from '#domain/shared/fold-text';
import type { Image } from '#domain/shared/response-schemas';
import { toSortKey } from '#domain/shared/sort-key';
import type { DerivedColumns } from '#lib/derived-columns';
import { notFound } from '#lib/errors';
import { fileFields, toFileIds, toPublicImage, toStaffImage } from '#lib/media';
import { withLock } from '#lib/mutex';
import { containsText, countRows, orderByIds, type Page, paginateParts } from '#lib/rows';
import { emptyToNull, required, toInstant, toStringArray, toText } from '#lib/stored-values';

export const beerUid = 'api::beer.beer';

/** The relations that serialization needs. */
export const beerPopulate = {
  images: { fields: fileFields },
  awards: true,
};

export type BeerDocument = Data.ContentType<'api::beer.beer'>;

const toAward = ({ name, year, category, description }: NonNullable<BeerUpdate['awards']>[number]) => ({
  name,
  year: year ?? null,
  category: category ?? null,
  description: description ?? null,
});

const toPrices = ({ retail, wholesale }: NonNullable<BeerUpdate['pricing']>) => ({
  ...(retail === undefined ? {} : { retailPrice: retail }),
  ...(wholesale === undefined ? {} : { wholesalePrice: wholesale }),
});

export function toBeerDocument<Input extends BeerInput | BeerUpdate>(input: Input) {
  const { slug: _slug, images: _images, updatedAt: _version, pricing, awards, ...fields } = input;
  return {
    ...fields,
    ...(pricing ? toPrices(pricing) : {}),
    ...(awards ? { awards: awards.map(toAward) } : {}),
  };
}

export const derivedBeerColumns: DerivedColumns = {
  uid: beerUid,
  sources: ['name', 'style', 'description', 'sizes', 'tags'],
  sorted: ['sort_name', 'list_key'],
  derive(row) {
    const [name, style, description] = [toText(row['name']), toText(row['style']), toText(row['description'])];
    const [sizes, tags] = [toStringArray(row['sizes']), toStringArray(row['tags'])];
    return {
      nameKey: toNameKey(name),
      sortName: toSortKey(name),
      listKey: toListKey({ name, sizes, tags }),
      searchText: toSearchText([name, style, description]),
      searchStyle: toSearchText([style]),
      searchTags: toSearchText(tags),
      sections: toSectionBits({ tags }),
      styleFamily: getStyleFamily(style),
    };
  },
};

export const beerLockKey = 'beer slugs';

/** Serializes all writes to beers, so that two beers never choose the same free slug. */
export const withBeerLock = <Result>(work: () => Promise<Result>): Promise<Result> => withLock(beerLockKey, work);

type BeerData = Parameters<ReturnType<typeof strapi.documents<typeof beerUid>>['create']>[0]['data'];
export type BeerSnapshot = BeerData & { images: ReturnType<typeof toFileIds> };

/**
 * Everything that staff entered, as data of a new beer. Its images use the same files: a file is deleted with the last
 * record that uses it.
 */
export function takeSnapshot(beer: BeerDocument) {
  const { id: _id, documentId: _documentId, createdAt: _created, updatedAt: _updated, ...rest } = beer;
  const { publishedAt: _published, locale: _locale, images, awards, ...fields } = rest;
  return {
    ...fields,
    images: toFileIds(images),
    // The ids of component rows belong to the original.
    awards: (awards ?? []).map(({ id: _awardId, ...award }) => award),
  } as BeerSnapshot;
}

const serializeAward = ({ name, year, category, description }: NonNullable<BeerDocument['awards']>[number]): Award => ({
  name: name ?? '',
  year: emptyToNull(year),
  category: emptyToNull(category),
  description: emptyToNull(description),
});

const serializeBeer = (document: BeerDocument, images: Image[], wholesale: number | null): Beer => ({
  _id: document.documentId,
  slug: required(document.slug),
  name: required(document.name),
  style: emptyToNull(document.style),
  description: emptyToNull(document.description),
  longDescription: emptyToNull(document.longDescription),
  abv: emptyToNull(document.abv),
  ibu: emptyToNull(document.ibu),
  originalGravity: emptyToNull(document.originalGravity),
  color: emptyToNull(document.color),
  hops: emptyToNull(document.hops),
  malts: emptyToNull(document.malts),
  sizes: toStringArray(document.sizes),
  tags: toStringArray(document.tags),
  isAvailable: document.isAvailable ?? true,
  isActive: document.isActive ?? true,
  isFeatured: document.isFeatured ?? false,
  brewingNotes: emptyToNull(document.brewingNotes),
  foodPairings: emptyToNull(document.foodPairings),
  servingTemperature: emptyToNull(document.servingTemperature),
  pricing: { retail: emptyToNull(document.retailPrice), wholesale },
  primaryImage: images[0] ?? null,
  images,
  awards: (document.awards ?? []).map(serializeAward),
  createdAt: toInstant(document.createdAt),
  updatedAt: toInstant(document.updatedAt),
});

/** Leaves out the wholesale price and storage paths. */
export const publicBeer = (document: BeerDocument): Beer =>
  serializeBeer(document, (document.images ?? []).map(toPublicImage), null);

export const beerLink = ({ slug, name, style }: BeerLink): BeerLink => ({ slug, name, style });

export const staffBeer = (document: BeerDocument): Beer =>
  serializeBeer(document, (document.images ?? []).map(toStaffImage), emptyToNull(document.wholesalePrice));

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

/** Returns the beers in the order of the ids. */
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
