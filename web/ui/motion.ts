import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether the visitor prefers reduced motion; false on the server. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );

/** The behavior of `scrollTo` and the like: smooth unless the visitor prefers reduced motion. */
export const scrollBehavior = (): ScrollBehavior => (window.matchMedia(query).matches ? 'auto' : 'smooth');
