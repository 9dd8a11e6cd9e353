import { useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';

/** React warns about layout effects on the server. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A new navigation scrolls smoothly to the top (instantly under reduced motion); Back and Forward restore the position at once.
 * The focus moves to the new content, for keyboards and screen readers.
 */
export function ScrollManager() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);
  const isFirstVisit = useRef(typeof window !== 'undefined' && isNewDocument());

  // Runs before the effect of ScrollRestoration, which is later in the tree.
  useBrowserLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    const restoresScroll = type === 'POP' && !isFirstVisit.current;
    isFirstVisit.current = false;
    style.scrollBehavior = type === 'POP' ? 'auto' : '';
    // Ends deferred layouts, which would shift the position (`deferred-layout` in site.css).
    if (restoresScroll) dataset.restoresScroll = '';
    else delete dataset.restoresScroll;
    const frame = requestAnimationFrame(() => {
      style.scrollBehavior = '';
    });
    return () => cancelAnimationFrame(frame);
  }, [key, type]);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return <ScrollRestoration />;
}

/** Loaded by a link or a typed URL, not by Back, Forward or a reload. */
const isNewDocument = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');
