import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffTapList, TapChange } from '@domain/tap/schema';
import { ApiError } from '../../../api/client';
import { applyTapList, presses, sendPress, tapQueries, type Press, type PressResponse } from '../../api/taps';
import { showUndoToast, toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';

/** Another user has changed what the tap pours. */
export const isTapChanged = (error: unknown) => error instanceof ApiError && error.code === 'tap-changed';

/** Sends presses, each with its `Idempotency-Key`. */
export function usePress(taproom: string) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation<PressResponse, Error, Press>({
    mutationFn: (sent) => sendPress(taproom, sent),
    onSuccess: ({ tapList }) => void applyTapList(queryClient, tapList),
    // Perhaps another user has changed the list.
    onError: () => void queryClient.invalidateQueries(tapQueries.list(taproom)),
  });

  /** With `doneText`, reports the press in a toast that takes it back. Resolves to the new list. */
  const send = async (sent: Press, doneText?: DoneText): Promise<StaffTapList> => {
    const { tapList, change } = await mutateAsync(sent);
    if (doneText)
      showUndoToast({
        message: typeof doneText === 'string' ? doneText : doneText(change),
        detail: tapList.taproom.name,
        key: `taps ${taproom}`,
        onUndo: () => mutateAsync(presses.undo(change.key)),
      });
    return tapList;
  };

  /** Also reports a failure. */
  const press = (sent: Press, failureText: string, doneText?: DoneText) =>
    void send(sent, doneText).catch((error: unknown) => toast.error(errorMessage(error, failureText)));

  return { send, press, isPending };
}

type DoneText = string | ((change: TapChange) => string);

/** The tap in a list that may be newer. */
export const findTap = ({ taps }: StaffTapList, id: string) => taps.find(({ _id }) => _id === id) ?? null;
