/**
 * For the record behind a form: fetched when the form opens and not refetched while it is edited. Without caching, so
 * that the next form opens with the latest version.
 */
export const snapshotOptions = { refetchOnWindowFocus: false, staleTime: Infinity, gcTime: 0 } as const;

/** Always fetched, and not cached. */
export const freshOptions = { staleTime: 0, gcTime: 0 } as const;
