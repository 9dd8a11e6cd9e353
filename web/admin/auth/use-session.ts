import { useSyncExternalStore } from 'react';
import type { User } from '@domain/user/user';
import { hasPendingRevocations, subscribeToRevocations } from './revocation';
import { getSession, subscribeToSession } from './session';

export const useSession = () => useSyncExternalStore(subscribeToSession, getSession);

/** The signed-in user; only for components inside the shell. */
export function useUser(): User {
  const session = useSession();
  if (session.status === 'signed-out') throw new Error('No user is signed in');
  return session.user;
}

export const useHasPendingRevocations = () => useSyncExternalStore(subscribeToRevocations, hasPendingRevocations);
