/** One page of a list, with its pagination. */
import type { Pagination } from '#domain/shared/response-schemas';
import { getRowOffset, toPagination } from '#domain/shared/query-fields';

type PageQuery = { page: number; limit: number };
type RowRange = { start: number; limit: number };
export type Page<Row> = { items: Row[]; pagination: Pagination };

type Part<Row> = { count: () => Promise<number>; find: (range: RowRange) => Promise<Row[]> };

/**
 * Loads one page of several lists that follow each other, each in its own order, such as upcoming and past events.
 * `totals` are the lengths of the lists.
 */
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
      // Not awaited here: the remaining lists are counted at the same time.
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

/** Loads one page from the database. */
export async function paginate<Row>(
  query: PageQuery,
  count: () => Promise<number>,
  find: (range: RowRange) => Promise<Row[]>,
): Promise<Page<Row>> {
  const { items, pagination } = await paginateParts(query, [{ count, find }]);
  return { items, pagination };
}

/**
 * Lists leave out a record that can't be shown, such as one without a name that a script or an import wrote to the
 * database, instead of failing as a whole.
 */
type Stored = { documentId: string };

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const serializeList = <Document extends Stored, Item>(
  documents: readonly Document[],
  serialize: (document: Document) => Item,
): Item[] =>
  documents.flatMap((document) => {
    try {
      return [serialize(document)];
    } catch (error) {
      strapi.log.error(`The record ${document.documentId} is left out of a list: ${describe(error)}`);
      return [];
    }
  });
