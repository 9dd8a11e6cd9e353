import type { PageKey } from '@domain/page/pages';
import { pageQueries } from '../../../api/pages';
import type { LoaderContext } from '../../site-context';

/** Waits for the page's texts in the browser too: there is nothing to show without them. Rejects if they fail to load. */
export async function loadPage({ queryClient }: Pick<LoaderContext, 'queryClient'>, key: PageKey): Promise<null> {
  await queryClient.ensureQueryData(pageQueries.page(key));
  return null;
}
