import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setSetup, setupMutations, setupQueries } from '../api/installation';
import { confirm } from './confirm';
import { toast } from './toast';
import { clientErrorMessage } from '../lib/error-message';
import { joinTexts } from '@domain/shared/join-texts';
import { navigate } from '../shell/navigation';

/** `demo`: what is deleted. */
export function StartEmptyButton({ demo }: { demo: readonly string[] }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...setupMutations.startEmpty,
    onSuccess: async (response) => {
      setSetup(queryClient, response);
      toast.success('The demo content was removed');
      void queryClient.invalidateQueries();
      await navigate({ page: 'setup' }, { skipConfirmation: true });
    },
    onError: (error) => {
      void queryClient.invalidateQueries(setupQueries.current());
      toast.error(clientErrorMessage(error, 'The demo content could not be removed. Please try again.'));
    },
  });
  const handleClick = async () => {
    if (isPending) return;
    const isConfirmed = await confirm({
      title: 'Remove the demo content?',
      message: `This deletes ${joinTexts(demo)}. The texts of all pages and the site settings become neutral. Accounts stay. This can’t be undone.`,
      confirmLabel: 'Delete and Start Empty',
      isDestructive: true,
    });
    if (isConfirmed) mutate();
  };
  return (
    <Button aria-disabled={isPending} onClick={() => void handleClick()}>
      {isPending ? 'Removing…' : 'Start Empty…'}
    </Button>
  );
}
