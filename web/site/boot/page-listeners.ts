import type { RouteObject } from 'react-router-dom';
import { keepFocusInView } from './keep-focus-in-view';
import { prefetchOnIntent } from './prefetch-on-intent';

/** What a page does not need at first, in a chunk of its own. */
export function addPageListeners(routes: RouteObject[]) {
  keepFocusInView();
  prefetchOnIntent(routes);
}
