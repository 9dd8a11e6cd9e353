import { reloadDocument } from './reload';

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

const probeTimeoutMs = 5000;

/** Resolves to false if the site does not respond, where a reload would show the browser's error page. */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = navigator.onLine && (await probe());
  if (isReachable) reloadDocument();
  return isReachable;
}

function probe(): Promise<boolean> {
  const signal = AbortSignal.timeout(probeTimeoutMs);
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
