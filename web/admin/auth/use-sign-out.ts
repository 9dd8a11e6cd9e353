import { useMutation } from '@tanstack/react-query';
import { confirmLeaving } from '../hooks/use-unsaved-changes';
import { revokeCurrentSession } from './revocation';
import { clearSession } from './session';

/** Signs out on this device in any case; the revocation on the server is retried if it fails. */
export function useSignOut() {
  const { mutate, isPending } = useMutation({
    mutationFn: revokeCurrentSession,
    onSettled: () => clearSession(),
  });
  const start = async () => {
    if (await confirmLeaving()) mutate();
  };
  return { start, isPending };
}
