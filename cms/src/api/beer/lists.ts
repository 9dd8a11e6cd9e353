/**
 * The lists of beers. Which ones and in which order is decided over a few columns of all of them, by the same functions
 * as on the site: SQL would fold case differently on each database, and take `%` and `_` for more than characters.
 */
import { compareByName } from '#domain/beer/compare-by-name';
import { matchesSearch } from '#domain/beer/search';
import type { BeerAdminQuery, BeerListQuery } from '#domain/beer/query';
import { hasStyle } from '#domain/beer/filter';
import { hasTag } from '#domain/beer/tag';
import { paginateArray, type Page } from '#lib/paginate';
import { toStringArray } from '#lib/stored-values';
import { beerPopulate, beerUid, type BeerDocument } from './populate';

type Row = {
  id: number;
  documentId: string;
  name: string;
  style: string | null;
  description: string | null;
  tags: unknown;
  updatedAt: string | Date;
};

const columns = ['documentId', 'name', 'style', 'description', 'tags', 'updatedAt'];

const rowsWhere = (where: object): Promise<Row[]> => strapi.db.query(beerUid).findMany({ select: columns, where });

const alphabetical = (left: Row, right: Row) => compareByName(left, right) || left.id - right.id;

const newestChangeFirst = (left: Row, right: Row) =>
  new Date(right.updatedAt).getTime() - new Date(left.updatedAt).getTime() || right.id - left.id;

/** The whole documents, in the order of the rows. */
async function documentsOf(rows: Row[]): Promise<BeerDocument[]> {
  if (rows.length === 0) return [];
  const documents = await strapi.documents(beerUid).findMany({
    filters: { documentId: { $in: rows.map(({ documentId }) => documentId) } },
    populate: beerPopulate,
    limit: rows.length,
  });
  const byId = new Map(documents.map((document) => [document.documentId, document]));
  return rows.flatMap(({ documentId }) => byId.get(documentId) ?? []);
}

async function pageOfDocuments(query: { page: number; limit: number }, rows: Row[]): Promise<Page<BeerDocument>> {
  const { items: found, pagination } = paginateArray(query, rows);
  return { items: await documentsOf(found), pagination };
}

export async function listActive(query: BeerListQuery): Promise<Page<BeerDocument>> {
  const { search, style, tag } = query;
  const rows = (await rowsWhere({ isActive: true }))
    .filter((row) => !search || matchesSearch(row, search))
    .filter((row) => !style || hasStyle(style)(row))
    .filter((row) => !tag || hasTag({ tags: toStringArray(row.tags) }, tag));
  return pageOfDocuments(query, rows.sort(alphabetical));
}

export async function listFeatured(): Promise<BeerDocument[]> {
  const rows = await rowsWhere({ isActive: true, isFeatured: true });
  return documentsOf(rows.sort(alphabetical));
}

export async function listAll(query: BeerAdminQuery): Promise<Page<BeerDocument>> {
  const { search, active } = query;
  const rows = await rowsWhere(active === undefined ? {} : { isActive: active });
  const found = rows.filter((row) => !search || matchesSearch(row, search));
  return pageOfDocuments(query, found.sort(newestChangeFirst));
}
