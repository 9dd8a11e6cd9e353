import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SetupUpdate } from '@domain/setup/schema';
import { isAdminUser } from '@domain/user/permission';
import { setSetup, setupMutations, setupQueries } from '../api/installation';
import { useUser } from '../../api/staff/session';
import { useAction } from './use-action';

/** Null until it is loaded, if it can't be, and for moderators, who can't set up the site. */
export function useSetup() {
  const isEnabled = isAdminUser(useUser());
  return useQuery({ ...setupQueries.current(), enabled: isEnabled }).data ?? null;
}

/** Stores the progress. A failure is only reported: the setup goes on, and a later step is stored again. */
export function useSaveSetup() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useAction({
    run: setupMutations.save,
    onSuccess: (response) => setSetup(queryClient, response),
    failureText: 'Your progress could not be stored. What you have saved is safe.',
  });
  return (changes: SetupUpdate) => mutateAsync(changes).catch(() => null);
}
