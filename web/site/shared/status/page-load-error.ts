/** A page's chunk failed to load: the connection is lost, or a new release has replaced the file. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}
