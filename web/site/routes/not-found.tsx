import { loadPage, notFound } from '../loaders';
import type { LoaderContext } from '../site-context';

export { NotFoundPage as Component } from '../shared/status/not-found-page';

/** Loads the document of an unknown path in the browser. */
export const loader = (context: LoaderContext) => async () => {
  if (import.meta.env.SSR) await loadPage(context, 'not-found');
  return notFound();
};
