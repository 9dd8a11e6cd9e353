import type { Pagination } from '@domain/shared/envelope';

const pageSize = 100;
const maxConcurrency = 4;

/** Fetches every page of a list, the first one alone and the others with limited concurrency. */
export async function fetchAllPages<Page extends { pagination: Pagination }>(
  fetchPage: (paging: { page: number; limit: number }) => Promise<Page>,
): Promise<Page[]> {
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
