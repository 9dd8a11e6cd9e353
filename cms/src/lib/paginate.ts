/** One page of a list, with the pagination its answer carries (api.md §1). */
import type { Pagination } from '#domain/shared/envelope';
import { rowOffset, toPagination } from '#domain/shared/pagination';

type Asked = { page: number; limit: number };
type Window = { start: number; limit: number };
export type Page<Row> = { items: Row[]; pagination: Pagination };

export async function paginate<Row>(
  asked: Asked,
  count: () => Promise<number>,
  rows: (window: Window) => Promise<Row[]>,
): Promise<Page<Row>> {
  const total = await count();
  const start = rowOffset(asked);
  const found = start < total ? await rows({ start, limit: asked.limit }) : [];
  return { items: found, pagination: toPagination(asked, total) };
}

/** The same for rows that are in memory already, because SQL can not decide which of them match. */
export function paginateArray<Row>(asked: Asked, all: Row[]): Page<Row> {
  const start = rowOffset(asked);
  return { items: all.slice(start, start + asked.limit), pagination: toPagination(asked, all.length) };
}
