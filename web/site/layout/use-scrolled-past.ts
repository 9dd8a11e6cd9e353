import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** True once the page is scrolled more than `distance` px. */
export const useScrolledPast = (distance: number) =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  );
