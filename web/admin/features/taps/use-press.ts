import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffTapList } from '@domain/tap/tap-list';
import { useRef } from 'react';
import { ApiError, NetworkError } from '../../../api/client';
import { applyTapList, presses, sendPress, tapQueries, type Press, type PressResponse } from '../../api/taps';
import { isTimeout } from '../../api/timeout';
import { showUndoToast } from '../../components/undo-toast';
import { createKey } from '../../lib/create-key';

const maxRetries = 2;
const retryDelayMs = 500;

/** The press may have reached the server. */
const isUnanswered = (error: unknown) =>
  error instanceof NetworkError || isTimeout(error) || (error instanceof ApiError && error.status >= 500);

/** Another user has changed what the tap pours. */
export const isTapChanged = (error: unknown) => error instanceof ApiError && error.code === 'tap-changed';

/**
 * Sends presses with an idempotency key: a new one for each action of the user, and the same one when the same action is
 * repeated because there was no response.
 */
export function usePress(taproom: string) {
  const queryClient = useQueryClient();
  const unanswered = useRef<{ action: string; key: string } | null>(null);

  const { mutateAsync, isPending, error, reset } = useMutation<PressResponse, Error, { press: Press; key: string }>({
    mutationFn: ({ press, key }) => sendPress(taproom, press, key),
    retry: (count, failure) => count < maxRetries && failure instanceof NetworkError && !isTimeout(failure),
    retryDelay: retryDelayMs,
    onSuccess: ({ tapList }) => void applyTapList(queryClient, tapList),
    onError: (failure) => {
      if (!isUnanswered(failure)) void queryClient.invalidateQueries(tapQueries.list(taproom));
    },
  });

  const send = async (press: Press): Promise<PressResponse> => {
    const action = JSON.stringify(press);
    const key = unanswered.current?.action === action ? unanswered.current.key : createKey();
    unanswered.current = null;
    try {
      return await mutateAsync({ press, key });
    } catch (failure) {
      if (isUnanswered(failure)) unanswered.current = { action, key };
      throw failure;
    }
  };

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
