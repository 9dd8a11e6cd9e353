import { data } from 'react-router-dom';
import type { PageKey } from '@domain/page/pages';
import { ApiError } from '../../../api/client';
import { pageQueries } from '../../../api/content';
import type { LoaderContext } from '../../site-context';
import { PageLoadError } from './page-load-error';

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
