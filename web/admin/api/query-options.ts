/**
 * For the record that a form edits: fetched when the form opens and not refetched while it is open. It is not cached,
 * so that the form opens with the latest version the next time.
 */
export const snapshotOptions = { refetchOnWindowFocus: false, staleTime: Infinity, gcTime: 0 } as const;

/** Always fetched, and not cached. */
export const freshOptions = { staleTime: 0, gcTime: 0 } as const;
