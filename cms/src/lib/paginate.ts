/** One page of a list, with its pagination (api.md §1). */
import type { Pagination } from '#domain/shared/envelope';
import { getRowOffset, toPagination } from '#domain/shared/pagination';

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
  const totals = await Promise.all(parts.map(({ count }) => count()));
  const items: Row[] = [];
  let start = getRowOffset(query);
  for (const [index, { find }] of parts.entries()) {
    const total = totals[index] ?? 0;
    const limit = query.limit - items.length;
    if (start < total && limit > 0) items.push(...(await find({ start, limit })));
    start = Math.max(0, start - total);
  }
  const total = totals.reduce((sum, count) => sum + count, 0);
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
