import { useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';

/** Layout effects do not run on the server, where React would warn about them. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A new navigation glides to the top (at once under reduced motion); Back and Forward are at their old place at once.
 * The focus goes with the page, so that a keyboard or a screen reader starts at the new content.
 */
export function ScrollManager() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);
  const isNewHere = useRef(typeof window !== 'undefined' && hasJustArrived());

  // Runs before ScrollRestoration's own effect, which comes later in the tree.
  useBrowserLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    const cameBack = type === 'POP' && !isNewHere.current;
    isNewHere.current = false;
    style.scrollBehavior = type === 'POP' ? 'auto' : '';
    // What is put off otherwise is all laid out then (`laid-out-near` in site.css).
    if (cameBack) dataset.cameBack = '';
    else delete dataset.cameBack;
    const release = requestAnimationFrame(() => {
      style.scrollBehavior = '';
    });
    return () => cancelAnimationFrame(release);
  }, [key, type]);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return <ScrollRestoration />;
}

/** By a link or the address bar, as against Back, Forward and a reload. */
const hasJustArrived = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');
