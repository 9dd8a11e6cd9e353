import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { ApiError } from '../../../api/client';
import { invalidateTaprooms, taproomMutations } from '../../api/taprooms';
import { confirm, confirmDelete } from '../../components/confirm';
import { toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';
import { pluralize } from '../../lib/pluralize';

/** Deletes a taproom after confirmation. One with events can't be deleted: the dialog offers to hide it instead. */
export function useDeleteTaproom({ slug, name, isActive, eventCount }: StaffTaproom, hide: () => void) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...taproomMutations.remove,
    onSuccess: ({ message }) => void toast.success(message),
    onError: (error) => {
      const isInUse = error instanceof ApiError && error.code === 'taproom-in-use';
      if (isInUse) void offerHiding(error.message);
      else toast.error(errorMessage(error, 'Failed to delete the taproom. Please try again.'));
    },
    onSettled: () => invalidateTaprooms(queryClient),
  });

  const offerHiding = async (reason: string) => {
    const title = `${name} can’t be deleted`;
    if (isActive) return void ((await confirm({ title, message: reason, confirmLabel: 'Hide' })) && hide());
    const message = `${reason} It is hidden already: visitors don’t see it.`;
    await confirm({ title, message, confirmLabel: 'OK', cancelLabel: null });
  };

  const deleteTaproom = async () => {
    if (eventCount > 0) return offerHiding(describeEvents(name, eventCount));
    const message = 'Its page, photos, hours and tap list with its history are deleted. This can’t be undone.';
    if (await confirmDelete(name, message)) remove.mutate(slug);
  };
  return { deleteTaproom, isDeleting: remove.isPending };
}

const describeEvents = (name: string, count: number) =>
  `It has ${pluralize(count, 'event')}. Move ${count === 1 ? 'it' : 'them'} to another taproom, or hide ${name} instead: it disappears from the site, and its past events keep its name.`;
