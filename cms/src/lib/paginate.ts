/** One page of a list, with its pagination (api.md §1). */
import type { Pagination } from '#domain/shared/envelope';
import { getRowOffset, toPagination } from '#domain/shared/pagination';

type PageQuery = { page: number; limit: number };
type RowRange = { start: number; limit: number };
export type Page<Row> = { items: Row[]; pagination: Pagination };

/** Loads one page from the database. */
export async function paginate<Row>(
  query: PageQuery,
  count: () => Promise<number>,
  findRows: (range: RowRange) => Promise<Row[]>,
): Promise<Page<Row>> {
  const total = await count();
  const start = getRowOffset(query);
  const items = start < total ? await findRows({ start, limit: query.limit }) : [];
  return { items, pagination: toPagination(query, total) };
}

/** Pages rows that are already in memory, for filters that SQL can't express. */
export function paginateArray<Row>(query: PageQuery, rows: Row[]): Page<Row> {
  const start = getRowOffset(query);
  return { items: rows.slice(start, start + query.limit), pagination: toPagination(query, rows.length) };
}
