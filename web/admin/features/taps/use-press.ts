import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffTapList } from '@domain/tap/schema';
import { ApiError } from '../../../api/client';
import { applyTapList, presses, sendPress, tapQueries, type Press, type PressResponse } from '../../api/taps';
import { showUndoToast } from '../../components/toast';

/** Another user has changed what the tap pours. */
export const isTapChanged = (error: unknown) => error instanceof ApiError && error.code === 'tap-changed';

/** The server has refused the press, perhaps because of another user's. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;

/** Sends presses, each with its `Idempotency-Key`. */
export function usePress(taproom: string) {
  const queryClient = useQueryClient();
  const {
    mutateAsync: send,
    isPending,
    error,
    reset,
  } = useMutation<PressResponse, Error, Press>({
    mutationFn: (press) => sendPress(taproom, press),
    onSuccess: ({ tapList }) => void applyTapList(queryClient, tapList),
    onError: (failure) => {
      if (isRefused(failure)) void queryClient.invalidateQueries(tapQueries.list(taproom));
    },
  });

  /** Reports a press in a toast that takes it back. */
  const offerUndo = ({ tapList, change }: PressResponse, message: string) =>
    showUndoToast({
      message,
      detail: tapList.taproom.name,
      key: `taps ${taproom}`,
      onUndo: () => send(presses.undo(change.key)),
    });

  return { send, offerUndo, isPending, error, reset };
}

/** The tap in a list that may be newer. */
export const findTap = ({ taps }: StaffTapList, id: string) => taps.find(({ _id }) => _id === id) ?? null;
