import { data } from 'react-router-dom';
import { PageLoadError } from './page-load-error';

/**
 * What the loader of an unknown page returns. In the browser it loads the document: the page may be newer than the tab, or
 * have moved by a redirect, which only the server knows.
 */
export function notFound() {
  if (!import.meta.env.SSR) throw new PageLoadError(true);
  return data(null, { status: 404 });
}
