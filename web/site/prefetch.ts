/**
 * For a loader whose parts may each fail alone: the server waits for them, so that the page arrives whole; in the
 * browser the page opens at once and every part shows that it is coming.
 */
export async function prefetch(...parts: Promise<unknown>[]): Promise<null> {
  if (typeof window === 'undefined') await Promise.all(parts);
  return null;
}
