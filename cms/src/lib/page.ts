/** One page of a list, with the pagination its answer carries (api.md §1). */
import type { Pagination } from '#domain/http/envelope';
import { offset, paginationOf } from '#domain/http/pagination';

type Asked = { page: number; limit: number };
type Window = { start: number; limit: number };
export type Page<Row> = { found: Row[]; pagination: Pagination };

export async function findPage<Row>(
  asked: Asked,
  count: () => Promise<number>,
  rows: (window: Window) => Promise<Row[]>,
): Promise<Page<Row>> {
  const total = await count();
  const start = offset(asked);
  const found = start < total ? await rows({ start, limit: asked.limit }) : [];
  return { found, pagination: paginationOf(asked, total) };
}

/** The same for rows that are in memory already, because SQL can not decide which of them match. */
export function pageOf<Row>(asked: Asked, all: Row[]): Page<Row> {
  const start = offset(asked);
  return { found: all.slice(start, start + asked.limit), pagination: paginationOf(asked, all.length) };
}
