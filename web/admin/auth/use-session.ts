import { useSyncExternalStore } from 'react';
import type { User } from '@domain/user/user';
import { getSession, subscribeToSession } from './session';

export const useSession = () => useSyncExternalStore(subscribeToSession, getSession);

/** The signed-in member of staff; only for what is shown inside the shell. */
export function useUser(): User {
  const session = useSession();
  if (session.status === 'signed-out') throw new Error('Nobody is signed in');
  return session.user;
}
