import { useMutation } from '@tanstack/react-query';
import { authMutations } from '../api/auth';
import { confirmLeaving } from '../hooks/use-unsaved-changes';
import { clearSession } from './session';

/** Ends the session on the server if it can be reached, and here in any case. */
export function useSignOut() {
  const { mutate, isPending } = useMutation({
    ...authMutations.logout,
    onSettled: () => clearSession(),
  });
  const start = async () => {
    if (await confirmLeaving()) mutate();
  };
  return { start, isPending };
}
