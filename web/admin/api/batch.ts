/** Many calls with limited concurrency. */
import type { Pagination } from '@domain/shared/response-schemas';

const maxConcurrency = 4;
const pageSize = 100;

type Settled<Item, Result> = { item: Item; result: Result };
export type Failed<Item> = { item: Item; error: unknown };

/** Works on every item; one that fails does not keep the others from being done. Results are in the order of the items. */
export async function settleEach<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const done: Settled<Item, Result>[] = [];
  const failed: Failed<Item>[] = [];
  for (let start = 0; start < items.length; start += maxConcurrency) {
    const batch = items.slice(start, start + maxConcurrency);
    const results = await Promise.allSettled(batch.map(work));
    batch.forEach((item, index) => {
      const settled = results[index];
      if (settled?.status === 'fulfilled') done.push({ item, result: settled.value });
      else failed.push({ item, error: settled?.reason });
    });
  }
  return { done, failed };
}

/** Fetches every page of a list, the first one alone. */
export async function fetchAllPages<Page extends { pagination: Pagination }>(
  fetchPage: (paging: { page: number; limit: number }) => Promise<Page>,
): Promise<Page[]> {
  const first = await fetchPage({ page: 1, limit: pageSize });
  const numbers = Array.from({ length: first.pagination.pages - 1 }, (_, index) => index + 2);
  const { done, failed } = await settleEach(numbers, (page) => fetchPage({ page, limit: pageSize }));
  if (failed[0]) throw failed[0].error;
  return [first, ...done.map(({ result }) => result)];
}

export type Undo = () => Promise<unknown>;
