/**
 * For what a form is made of: it holds what it was opened with, and asking again is its own decision. Nothing is kept,
 * neither from one opening nor from a look at the latest, because the next form would open with what has changed since.
 */
export const asOpened = { refetchOnWindowFocus: false, staleTime: Infinity, gcTime: 0 } as const;

export const asLatest = { staleTime: 0, gcTime: 0 } as const;
