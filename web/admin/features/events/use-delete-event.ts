import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { eventMutations, invalidateEvents, restoreEvent } from '../../api/events';
import { confirmDelete } from '../../components/confirm';
import { toast } from '../../components/toast';
import { showUndoToast } from '../../components/undo-toast';
import { errorMessage } from '../../lib/error-message';

/** Deletes an event after confirmation, and offers to undo the delete. */
export function useDeleteEvent({ _id, title, status, isPublic }: Event) {
  const queryClient = useQueryClient();
  const undo = async () => {
    await restoreEvent(_id);
    void invalidateEvents(queryClient);
  };
  const { mutate, isPending } = useMutation({
    ...eventMutations.remove,
    onSuccess: ({ message }) => showUndoToast({ message, detail: title, onUndo: undo }),
    onError: (error) => void toast.error(errorMessage(error, 'Failed to delete event. Please try again.')),
    onSettled: () => invalidateEvents(queryClient),
  });

  const isOnSite = status === 'published' && isPublic;
  const message = isOnSite
    ? 'It disappears from the site at once. To tell visitors that it won’t take place, cancel it instead.'
    : 'Its photos are deleted too, unless another event uses them.';
  const deleteEvent = async () => {
    if (await confirmDelete(title, message)) mutate(_id);
  };
  return { deleteEvent, isDeleting: isPending };
}
