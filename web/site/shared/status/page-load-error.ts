/**
 * The document of a page must be loaded: its chunk failed to load, because the connection is lost or a new release has
 * replaced the file, or the site has changed since this document was loaded.
 */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  /** `isOutdated`: the page is unknown here. Its document never leads back to this error, unlike that of a broken chunk. */
  constructor(readonly isOutdated = false) {
    super();
  }
}
