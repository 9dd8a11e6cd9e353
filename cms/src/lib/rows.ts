/** Rows of one page of a long list. */
import type { Schema, UID } from '@strapi/strapi';
import { reasonOf } from './command-error';
import type { EntityName } from '#domain/shared/messages';
import { foldText } from '#domain/shared/fold-text';
import { withSlugSuffix } from '#domain/shared/slugify';
import type { Pagination } from '#domain/shared/response-schemas';
import { getRowOffset, toPagination } from '#domain/shared/query-fields';
import { notFound } from './errors';

type OtherTable = Schema.Attribute.OfType<'relation' | 'media' | 'component' | 'dynamiczone'>;

type ColumnNames<Uid extends UID.ContentType> = {
  [Name in Schema.AttributeNames<Uid>]: Schema.AttributeByName<Uid, Name> extends OtherTable ? never : Name;
}[Schema.AttributeNames<Uid>];

/** A row of a content type as the query engine reads it. What the schema requires is never null. */
export type ContentRow<Uid extends UID.ContentType> = {
  [Name in ColumnNames<Uid>]:
    | Schema.AttributeValueByName<Uid, Name>
    | (Schema.AttributeByName<Uid, Name> extends Schema.Attribute.Required ? never : null);
} & { id: number; documentId: string; createdAt: string | Date; updatedAt: string | Date };

type Query = { where: object; orderBy: object[] };
type RowRange = { start: number; limit: number };
type RowId = { id: number | string };

export const findByIds = <Row>(uid: UID.Schema, ids: RowId['id'][], orderBy: object[]): Promise<Row[]> =>
  ids.length === 0 ? Promise.resolve([]) : strapi.db.query(uid).findMany({ where: { id: { $in: ids } }, orderBy });

/** Ids first, which an index contains: with an offset, the database would read all rows before the page. */
export async function findRange<Row>(
  uid: UID.Schema,
  { where, orderBy }: Query,
  { start, limit }: RowRange,
): Promise<Row[]> {
  const found: RowId[] = await strapi.db.query(uid).findMany({ select: ['id'], where, orderBy, offset: start, limit });
  return findByIds(
    uid,
    found.map(({ id }) => id),
    orderBy,
  );
}

/** Throws 404 if there is no such row. */
export async function requireRow<Row>(
  uid: UID.Schema,
  entity: EntityName,
  query: { where: object; populate?: object },
): Promise<Row> {
  const row: Row | null = await strapi.db.query(uid).findOne(query);
  if (!row) throw notFound(entity);
  return row;
}

/** The documents in the order of the ids; ids without a document are left out. */
export function orderByIds<Document extends { documentId: string }>(ids: string[], documents: Document[]): Document[] {
  const byId = new Map(documents.map((document) => [document.documentId, document]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Filters by columns of the type itself; one by a relation needs Strapi's `count`. That counts ids, for which the database
 * reads the whole table unless the index of the filter contains them.
 */
export async function countRows(uid: UID.Schema, where: object = {}): Promise<number> {
  // The type names a column, but any Knex expression works.
  const rows = strapi.db.connection.raw('*') as unknown as string;
  const row = await strapi.db
    .queryBuilder(uid)
    .init({ where })
    .count(rows)
    .first()
    .execute<{ count: number | string }>();
  return Number(row.count);
}

/** `COUNT … GROUP BY` on a table, which Strapi's query engine does not support. */
const knex = () => strapi.db.connection;

export type CountQuery = ReturnType<ReturnType<typeof knex>>;
type Filter = (query: CountQuery) => unknown;
type Group = Record<string, unknown> & { count: number };

/** One row per combination of the columns' values, with its number of records; `columns` has their names in the result. */
export async function countGroups(
  table: string,
  columns: Record<string, string>,
  filter: Filter = () => undefined,
): Promise<Group[]> {
  const selected = Object.entries(columns).map(([name, column]) => knex().raw('?? as ??', [column, name]));
  const query = knex()(table).select(selected).count({ count: '*' });
  for (const column of Object.values(columns)) query.groupBy(column);
  filter(query);
  const rows = (await query) as Record<string, unknown>[];
  return rows.map((row) => ({ ...row, count: Number(row['count']) }));
}

/** SQLite limits the number of values in a statement. */
const batchSize = 500;

const toBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );

type BatchQuery = { where?: object; orderBy: object[]; populate?: object };

/** Reads in batches, for downloads of any size. Selection and order are fixed at the start. */
export async function* batchedRows<Row extends { id: number | string }>(
  uid: UID.Schema,
  { where = {}, orderBy, populate }: BatchQuery,
): AsyncGenerator<Row> {
  const all: Pick<Row, 'id'>[] = await strapi.db.query(uid).findMany({ select: ['id'], where, orderBy });
  for (const ids of toBatches(all.map(({ id }) => id))) {
    const rows: Row[] = await strapi.db.query(uid).findMany({ where: { id: { $in: ids } }, orderBy, populate });
    yield* rows;
  }
}

/** A filter of rows whose folded column contains a text; without a text, all rows match. */
export const containsText = (search: string | undefined, column = 'searchText'): object =>
  search ? { [column]: { $contains: foldText(search) } } : {};

const firstBatch = 10;
const maxBatch = 500;

type Options = { isAllowed?: (slug: string) => boolean };

/** The slug, or else with the first free suffix -2, -3 …; the database looks up a few candidates at a time. */
export async function findFreeStoredSlug(
  uid: UID.ContentType,
  slug: string,
  { isAllowed = () => true }: Options = {},
): Promise<string> {
  for (let number = 1, count = firstBatch; ; number += count, count = Math.min(count * 2, maxBatch)) {
    const first = number;
    const candidates = Array.from({ length: count }, (_, index) => withSlugSuffix(slug, first + index));
    const rows: { slug: string }[] = await strapi.db
      .query(uid)
      .findMany({ select: ['slug'], where: { slug: { $in: candidates } } });
    const free = candidates.find((candidate) => isAllowed(candidate) && !rows.some((row) => row.slug === candidate));
    if (free !== undefined) return free;
  }
}

type PageQuery = { page: number; limit: number };
export type Page<Row> = { items: Row[]; pagination: Pagination };

type Part<Row> = { count: () => Promise<number>; find: (range: RowRange) => Promise<Row[]> };

/** One page of lists that follow each other, such as upcoming and past events. `totals`: their lengths. */
export async function paginateParts<Row>(
  query: PageQuery,
  parts: readonly Part<Row>[],
): Promise<Page<Row> & { totals: number[] }> {
  const items: Row[] = [];
  const counts: (number | Promise<number>)[] = [];
  let start = getRowOffset(query);
  for (const { count, find } of parts) {
    const limit = query.limit - items.length;
    if (limit === 0) {
      // Counts concurrently with the remaining lists.
      counts.push(count());
    } else if (start === 0) {
      const found = await find({ start, limit });
      items.push(...found);
      // A short list need not be counted, which would search the table again.
      counts.push(found.length < limit ? found.length : count());
    } else {
      const total = await count();
      if (start < total) items.push(...(await find({ start, limit })));
      counts.push(total);
      start = Math.max(0, start - total);
    }
  }
  const totals = await Promise.all(counts);
  const total = totals.reduce((sum, length) => sum + length, 0);
  return { items, pagination: toPagination(query, total), totals };
}

export async function paginate<Row>(
  query: PageQuery,
  count: () => Promise<number>,
  find: (range: RowRange) => Promise<Row[]>,
): Promise<Page<Row>> {
  const { items, pagination } = await paginateParts(query, [{ count, find }]);
  return { items, pagination };
}

/** Loads one page of a table. */
export const paginateRows = <Row>(uid: UID.Schema, page: PageQuery, query: Query): Promise<Page<Row>> =>
  paginate(
    page,
    () => countRows(uid, query.where),
    (range) => findRange(uid, query, range),
  );

/**
 * Lists leave out a record that can't be shown, such as one without a name that a script or an import wrote to the
 * database, instead of failing as a whole.
 */
type Stored = { documentId: string };

export const serializeList = <Document extends Stored, Item>(
  documents: readonly Document[],
  serialize: (document: Document) => Item,
): Item[] =>
  documents.flatMap((document) => {
    try {
      return [serialize(document)];
    } catch (error) {
      strapi.log.error(`The record ${document.documentId} is left out of a list: ${reasonOf(error)}`);
      return [];
    }
  });
