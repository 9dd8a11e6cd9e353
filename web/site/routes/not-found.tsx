import { loadPage, notFound } from '../loaders';
import type { LoaderContext } from '../site-context';

export { NotFoundPage as Component } from '../shared/status/not-found-page';

/** In the browser, unknown paths load their document. */
export const loader = (context: LoaderContext) => async () => {
  if (import.meta.env.SSR) await loadPage(context, 'not-found');
  return notFound();
};
