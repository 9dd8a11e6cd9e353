import { useQueryClient } from '@tanstack/react-query';
import { securityKey } from '../../api/security';

/** Reloads the state of two-step sign-in and the list of devices. */
export function useSecurityRefresh(userId: string | null = null) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: securityKey(userId) });
}
