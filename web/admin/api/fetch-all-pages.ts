import type { Pagination } from '@domain/shared/envelope';

const pageSize = 100;
const maxConcurrency = 4;

type Page = { pagination: Pagination };

/** Fetches every page of a list. */
export async function fetchAllPages<PageOf extends Page>(
  fetchPage: (paging: { page: number; limit: number }) => Promise<PageOf>,
): Promise<PageOf[]> {
  const firstPage = await fetchPage({ page: 1, limit: pageSize });
  const pages = [firstPage];
  const pageCount = firstPage.pagination.pages;
  for (let start = 2; start <= pageCount; start += maxConcurrency) {
    const numbers = Array.from(
      { length: Math.min(maxConcurrency, pageCount - start + 1) },
      (_, offset) => start + offset,
    );
    pages.push(...(await Promise.all(numbers.map((page) => fetchPage({ page, limit: pageSize })))));
  }
  return pages;
}
