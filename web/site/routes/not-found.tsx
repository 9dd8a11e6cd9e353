import { loadPage, notFound } from '../shared/status/page-load-error';
import type { LoaderContext } from '../site-context';

export { NotFoundPage as Component } from '../shared/status/status-page';

/** In the browser, unknown paths load their document. */
export const loader = (context: LoaderContext) => async () => {
  if (import.meta.env.SSR) await loadPage(context, 'not-found');
  return notFound();
};
