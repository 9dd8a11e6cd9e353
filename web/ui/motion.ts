import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** True while the visitor asks for no motion; on the server nobody has asked yet. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );

/** For scrolls started by hand: smooth, unless the visitor asks for no motion. */
export const scrollBehavior = (): ScrollBehavior => (window.matchMedia(query).matches ? 'auto' : 'smooth');
