/**
 * Filters and sorts in code, over a few columns of every beer, with the functions that the site uses: SQL folds case
 * differently on each database and reads `%` and `_` as wildcards.
 */
import { sortForStaff, type BeerAdminSort } from '#domain/beer/admin-sort';
import { compareByName } from '#domain/beer/compare-by-name';
import { hasStyle } from '#domain/beer/filter';
import type { BeerAdminQuery, BeerListQuery } from '#domain/beer/query';
import { matchesSearch } from '#domain/beer/search';
import { hasTag } from '#domain/beer/tag';
import { notFound } from '#lib/errors';
import { orderByIds } from '#lib/order-by-ids';
import { paginateArray, type Page } from '#lib/paginate';
import { toInstant, toStringArray } from '#lib/stored-values';
import { beerPopulate, beerUid, type BeerDocument } from './document';

type NamedRow = { id: number; documentId: string; name: string };

type Row = NamedRow & {
  style: string | null;
  description: string | null;
  tags: unknown;
};

const columns = ['documentId', 'name', 'style', 'description', 'tags'];

type AdminRow = Row & {
  abv: number | null;
  ibu: number | null;
  sizes: unknown;
  isAvailable: boolean | null;
  isActive: boolean | null;
  isFeatured: boolean | null;
  createdAt: string | Date;
  updatedAt: string | Date;
};

const adminColumns = [
  ...columns,
  'abv',
  'ibu',
  'sizes',
  'isAvailable',
  'isActive',
  'isFeatured',
  'createdAt',
  'updatedAt',
];

const findRows = (where: object): Promise<Row[]> => strapi.db.query(beerUid).findMany({ select: columns, where });

export const byNameThenId = (left: NamedRow, right: NamedRow) => compareByName(left, right) || left.id - right.id;

const toSortable = (row: AdminRow) => ({
  ...row,
  _id: row.documentId,
  sizes: toStringArray(row.sizes),
  tags: toStringArray(row.tags),
  isFeatured: row.isFeatured ?? false,
  createdAt: toInstant(row.createdAt),
  updatedAt: toInstant(row.updatedAt),
});

/** Ties: the latest row first. */
const sortAdminRows = (rows: AdminRow[], sort: BeerAdminSort) =>
  sortForStaff(rows.sort((left, right) => right.id - left.id).map(toSortable), sort);

/** The documents of the rows, in their order. */
export async function findDocuments(rows: Pick<NamedRow, 'documentId'>[]): Promise<BeerDocument[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ documentId }) => documentId);
  const documents = await strapi.documents(beerUid).findMany({
    filters: { documentId: { $in: ids } },
    populate: beerPopulate,
    limit: ids.length,
  });
  return orderByIds(ids, documents);
}

async function findPage(query: { page: number; limit: number }, rows: Row[]): Promise<Page<BeerDocument>> {
  const { items, pagination } = paginateArray(query, rows);
  return { items: await findDocuments(items), pagination };
}

export async function listActiveBeers(query: BeerListQuery): Promise<Page<BeerDocument>> {
  const { search, style, tag } = query;
  const rows = (await findRows({ isActive: true }))
    .filter((row) => !search || matchesSearch(row, search))
    .filter((row) => !style || hasStyle(style)(row))
    .filter((row) => !tag || hasTag({ tags: toStringArray(row.tags) }, tag));
  return findPage(query, rows.sort(byNameThenId));
}

export async function listFeaturedBeers(): Promise<BeerDocument[]> {
  const rows = await findRows({ isActive: true, isFeatured: true });
  return findDocuments(rows.sort(byNameThenId));
}

/** Without a selection, all beers. */
export async function findAdminRows({ search, active }: Pick<BeerAdminQuery, 'search' | 'active'>) {
  const where = active === undefined ? {} : { isActive: active };
  const rows: AdminRow[] = await strapi.db.query(beerUid).findMany({ select: adminColumns, where });
  return rows.filter((row) => !search || matchesSearch(row, search));
}

export const findAdminRowsById = (ids: string[]): Promise<AdminRow[]> =>
  strapi.db.query(beerUid).findMany({ select: adminColumns, where: { documentId: { $in: ids } } });

export async function listAllBeers(query: BeerAdminQuery): Promise<Page<BeerDocument>> {
  return findPage(query, sortAdminRows(await findAdminRows(query), query.sort));
}

export async function findBeer(documentId: string): Promise<BeerDocument> {
  const beer = await strapi.documents(beerUid).findOne({ documentId, populate: beerPopulate });
  if (!beer) throw notFound('Beer');
  return beer;
}

export async function findActiveBeer(slugOrId: string): Promise<BeerDocument> {
  const filters = { isActive: true, $or: [{ slug: slugOrId }, { documentId: slugOrId }] };
  const [beer] = await strapi.documents(beerUid).findMany({ filters, populate: beerPopulate, limit: 1 });
  if (!beer) throw notFound('Beer');
  return beer;
}
