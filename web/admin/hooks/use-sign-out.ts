import { useMutation } from '@tanstack/react-query';
import { revokeCurrentSession } from '../../api/staff/revocation';
import { clearSession } from '../../api/staff/session';
import { confirmLeaving } from './use-unsaved-changes';

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
