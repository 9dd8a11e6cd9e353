/** One page of a list, with its pagination (api.md §1). */
import type { Pagination } from '#domain/shared/envelope';
import { getRowOffset, toPagination } from '#domain/shared/pagination';

type PageQuery = { page: number; limit: number };
type RowRange = { start: number; limit: number };
export type Page<Row> = { items: Row[]; pagination: Pagination };

type Part<Row> = { count: () => Promise<number>; find: (range: RowRange) => Promise<Row[]> };

/** The first rows of a list, and its length: a short one is not counted, which would search the table again. */
async function findFirst<Row>({ count, find }: Part<Row>, limit: number) {
  const items = await find({ start: 0, limit });
  return { items, total: items.length < limit ? items.length : await count() };
}

async function findRange<Row>(part: Part<Row>, { start, limit }: RowRange) {
  if (start === 0 && limit > 0) return findFirst(part, limit);
  const total = await part.count();
  return { items: start < total && limit > 0 ? await part.find({ start, limit }) : [], total };
}

/**
 * Loads one page of several lists that follow each other, each in its own order, such as upcoming and past events.
 * `totals` are the lengths of the lists.
 */
export async function paginateParts<Row>(
  query: PageQuery,
  parts: readonly Part<Row>[],
): Promise<Page<Row> & { totals: number[] }> {
  const items: Row[] = [];
  const totals: number[] = [];
  let start = getRowOffset(query);
  for (const part of parts) {
    const found = await findRange(part, { start, limit: query.limit - items.length });
    items.push(...found.items);
    totals.push(found.total);
    start = Math.max(0, start - found.total);
  }
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
