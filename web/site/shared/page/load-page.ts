import type { PageKey } from '@domain/page/pages';
import { ApiError } from '../../../api/client';
import { pageQueries } from '../../../api/pages';
import type { LoaderContext } from '../../site-context';
import { notFound } from '../status/not-found';

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
