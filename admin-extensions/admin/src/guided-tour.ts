/** Strapi's guided tour leads through screens that are not used here. A user who has started it keeps it. */
const storageKey = 'STRAPI_GUIDED_TOUR';

export function turnOffGuidedTour(): void {
  try {
    if (localStorage.getItem(storageKey) === null) localStorage.setItem(storageKey, JSON.stringify({ enabled: false }));
  } catch {
    // A browser may forbid storage; the tour can be closed there.
  }
}
