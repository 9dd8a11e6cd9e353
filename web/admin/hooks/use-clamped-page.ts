import type { Pagination } from '@domain/shared/envelope';
import { useEffect } from 'react';

/** Moves to the last page when the current one no longer exists, such as after a delete. */
export function useClampedPage(pagination: Pagination | undefined, onPage: (page: number) => void) {
  const { page = 1, pages = 1 } = pagination ?? {};
  useEffect(() => {
    if (page > pages) onPage(pages);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new response can change the number of pages
  }, [page, pages]);
}
