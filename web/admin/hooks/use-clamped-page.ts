import type { Pagination } from '@domain/shared/envelope';
import { useEffect } from 'react';

/** When the last record of the last page is gone, the list moves to the page before it. */
export function useClampedPage(pagination: Pagination | undefined, onPage: (page: number) => void) {
  const { page = 1, pages = 1 } = pagination ?? {};
  useEffect(() => {
    if (page > pages) onPage(pages);
    // Only an answer can tell that a page is gone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [page, pages]);
}
