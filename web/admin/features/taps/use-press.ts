import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffTapList } from '@domain/tap/schema';
import { ApiError } from '../../../api/client';
import { applyTapList, presses, sendPress, tapQueries, type Press, type PressResponse } from '../../api/taps';
import { showUndoToast, toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';

/** Another user has changed what the tap pours. */
export const isTapChanged = (error: unknown) => error instanceof ApiError && error.code === 'tap-changed';

/** Sends presses, each with its `Idempotency-Key`. */
export function usePress(taproom: string) {
  const queryClient = useQueryClient();
  const { mutateAsync: send, isPending } = useMutation<PressResponse, Error, Press>({
    mutationFn: (sent) => sendPress(taproom, sent),
    onSuccess: ({ tapList }) => void applyTapList(queryClient, tapList),
    // Perhaps another user has changed the list.
    onError: () => void queryClient.invalidateQueries(tapQueries.list(taproom)),
  });

  /** Reports a press in a toast that takes it back. */
  const offerUndo = ({ tapList, change }: PressResponse, message: string) =>
    showUndoToast({
      message,
      detail: tapList.taproom.name,
      key: `taps ${taproom}`,
      onUndo: () => send(presses.undo(change.key)),
    });

  /** Reports a failure and, with `doneText`, the success in a toast. */
  const press = async (sent: Press, failureText: string, doneText?: string) => {
    try {
      const response = await send(sent);
      if (doneText) offerUndo(response, doneText);
    } catch (error) {
      toast.error(errorMessage(error, failureText));
    }
  };

  return { send, offerUndo, press, isPending };
}

/** The tap in a list that may be newer. */
export const findTap = ({ taps }: StaffTapList, id: string) => taps.find(({ _id }) => _id === id) ?? null;
