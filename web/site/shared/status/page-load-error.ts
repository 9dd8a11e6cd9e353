/** The code of a page could not be loaded: the connection is lost, or a newer release has replaced the file. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}
