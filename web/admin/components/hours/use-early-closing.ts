import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { formatTaproomStatus, getTaproomStatus } from '@domain/taproom/status';
import { formatTime } from '@domain/time/time-of-day';
import { closeEarly, invalidateTaprooms, reopen } from '../../api/taprooms';
import { errorMessage } from '../../lib/error-message';
import { toast } from '../toast';
import { showUndoToast } from '../undo-toast';

/** Closes a taproom early today, at once, with Undo. */
export function useEarlyClosing({ slug, name }: StaffTaproom) {
  const queryClient = useQueryClient();
  const showError = (error: unknown) =>
    void toast.error(errorMessage(error, 'Failed to change the hours. Please try again.'));
  const onSettled = () => invalidateTaprooms(queryClient);

  const undo = useMutation({
    mutationFn: () => reopen(slug),
    onSuccess: () => void toast.success(`${name} is open as usual today`),
    onError: showError,
    onSettled,
  });
  const close = useMutation({
    mutationFn: (closes: string) => closeEarly(slug, closes),
    onSuccess: ({ taproom }, closes) => {
      const status = formatTaproomStatus(getTaproomStatus(taproom, new Date()));
      showUndoToast({
        key: `early closing of ${slug}`,
        message: `${name} closes at ${formatTime(closes)} today`,
        detail: `The site says: ${status}`,
        onUndo: () => reopen(slug).finally(() => void onSettled()),
      });
    },
    onError: showError,
    onSettled,
  });

  return { close: close.mutate, undo: undo.mutate, isBusy: close.isPending || undo.isPending };
}
