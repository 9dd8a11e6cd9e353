/** A bar at the top of the window while a navigation waits for its page. */
import type { DataRouter } from 'react-router-dom';

/** Faster navigations show none. */
const delayMs = 200;

/** Outside of React, so that the first script does not contain it. */
export function showNavigationProgress(router: Pick<DataRouter, 'state' | 'subscribe'>): () => void {
  const bar = document.createElement('div');
  bar.className = 'navigation-progress';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading the page');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = ({ navigation }: Pick<DataRouter['state'], 'navigation'>) => {
    if (navigation.state !== 'idle') {
      timer ??= setTimeout(() => document.body.append(bar), delayMs);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    bar.remove();
  };
  update(router.state);
  return router.subscribe(update);
}
