import type { DataRouter, RouteObject } from 'react-router-dom';
import { keepFocusInView } from './keep-focus-in-view';
import { showNavigationProgress } from './navigation-progress';
import { prefetchOnIntent } from './prefetch-on-intent';

/** What a page does not need at first, in a chunk of its own. */
export function addPageListeners(routes: RouteObject[], router: DataRouter) {
  keepFocusInView();
  showNavigationProgress(router);
  prefetchOnIntent(routes);
}
