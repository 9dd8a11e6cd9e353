import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until this part of the page listens: what is pressed before that would be lost. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
