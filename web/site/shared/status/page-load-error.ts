import { data } from 'react-router-dom';
import type { PageKey } from '@domain/page/pages';
import { ApiError } from '../../../api/client';
import { pageQueries } from '../../../api/content';
import type { LoaderContext } from '../../site-context';
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

/**
 * What the loader of an unknown page returns. In the browser it loads the document: the page may be newer than the tab, or
 * have moved by a redirect, which only the server knows.
 */
export function notFound() {
  if (!import.meta.env.SSR) throw new PageLoadError(true);
  return data(null, { status: 404 });
}

/** In the browser, a page that was switched off since this document was loaded is loaded as a document. */
function handleMissing(error: unknown): never {
  if (!import.meta.env.SSR && error instanceof ApiError && error.status === 404) notFound();
  throw error;
}

/** Waits for the page's texts in the browser too: there is nothing to show without them. Rejects if they fail to load. */
export async function loadPage({ queryClient }: Pick<LoaderContext, 'queryClient'>, key: PageKey): Promise<null> {
  await queryClient.ensureQueryData(pageQueries.page(key)).catch(handleMissing);
  return null;
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
