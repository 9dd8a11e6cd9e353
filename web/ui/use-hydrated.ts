import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and until this part of the page is hydrated: clicks before that would be lost. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
