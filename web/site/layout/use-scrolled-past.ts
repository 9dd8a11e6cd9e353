import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** True when the page is scrolled more than `distancePx`. */
export const useScrolledPast = (distancePx: number) =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > distancePx,
    () => false,
  );
