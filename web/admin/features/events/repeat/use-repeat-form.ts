import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { useState } from 'react';
import { ApiError } from '../../../../api/client';
import { deleteEvents, eventMutations, eventQueries, invalidateEvents } from '../../../api/events';
import { showUndoToast } from '../../../components/undo-toast';
import { clientErrorMessage, isConflict } from '../../../lib/error-message';
import { useEventTaprooms } from '../../../hooks/use-taprooms';
import { pluralize } from '../../../lib/pluralize';
import { describeDates, listDates, type RepeatValues } from './repeat-dates';

const repeatFailed = 'Failed to repeat the event. Please try again.';

/** State of the repeat dialog. Skipped dates stay skipped when the number of times changes and changes back. */
export function useRepeatForm(event: Event, onClose: () => void) {
  const [now] = useState(() => new Date());
  const [values, setValues] = useState<RepeatValues>({ everyWeeks: '1', count: 8 });
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const queryClient = useQueryClient();
  const taprooms = useEventTaprooms(event.tapRoom);

  const dates = listDates(event, values, now);
  const range = { from: dates[0] ?? event.startDate, to: dates.at(-1) ?? event.startDate };
  const others = useQuery({
    ...eventQueries.inRange(range, { search: event.title }),
    enabled: dates.length > 0,
    placeholderData: (previous) => previous,
  });
  const described = describeDates(event, dates, others.data ?? [], taprooms);
  const chosen = described.filter(({ date, isTaken }) => !isTaken && !skipped.has(date)).map(({ date }) => date);

  const mutation = useMutation({
    ...eventMutations.repeat,
    onSuccess: ({ events }) => {
      showUndoToast({
        message: `${pluralize(events.length, 'event')} created`,
        detail: event.title,
        onUndo: () => deleteEvents(events).finally(() => void invalidateEvents(queryClient)),
      });
      onClose();
    },
    onSettled: () => invalidateEvents(queryClient),
  });

  return {
    values,
    dates: described,
    chosen,
    isSaving: mutation.isPending,
    errorText: mutation.error && describeError(mutation.error),
    dateErrors: findDateErrors(mutation.error, mutation.variables?.dates ?? []),
    change: (changes: Partial<RepeatValues>) => {
      mutation.reset();
      setValues({ ...values, ...changes });
    },
    toggle: (date: string) => {
      mutation.reset();
      setSkipped((before) => {
        const after = new Set(before);
        if (!after.delete(date)) after.add(date);
        return after;
      });
    },
    submit: () => {
      if (chosen.length > 0 && !mutation.isPending) mutation.mutate({ event, dates: chosen });
    },
  };
}

const describeError = (error: Error) =>
  isConflict(error)
    ? 'Somebody else changed this event in the meantime. Close this dialog and open it again to see the latest version.'
    : clientErrorMessage(error, repeatFailed);

/** Messages by date; the server names dates by their position in the request. */
const findDateErrors = (error: unknown, dates: string[]): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        error.errors.map(({ path, msg }) => [dates[Number(/^dates\.(\d+)$/.exec(path)?.[1])] ?? '', msg]),
      )
    : {};
