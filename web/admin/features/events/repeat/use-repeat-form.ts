import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { describeDates } from './repeat-dates';
import { eventRepeat } from '@domain/event/repeat-input';
import { todayIn } from '@domain/time/zone';
import { useState } from 'react';
import { ApiError } from '../../../../api/client';
import { deleteEvents, eventMutations, eventQueries, invalidateEvents } from '../../../api/events';
import { showUndoToast } from '../../../components/undo-toast';
import { useEventTaprooms } from '../../../hooks/use-taprooms';
import { useEventTimeZone } from '../../../hooks/use-time-zone';
import { clientErrorMessage, isConflict } from '../../../lib/error-message';
import { validateWith } from '../../../lib/form-errors';
import { pluralize } from '../../../lib/pluralize';
import { listDates, type RepeatValues } from './repeat-values';

const repeatFailed = 'Failed to repeat the event. Please try again.';

export const timeNames = ['startTime', 'endTime'] as const;
export type TimeName = (typeof timeNames)[number];

/** State of the repeat dialog. Skipped dates stay skipped when the number of times changes and changes back. */
export function useRepeatForm(event: Event, onClose: () => void) {
  const [now] = useState(() => new Date());
  const today = todayIn(useEventTimeZone(event.tapRoom), now);
  const [times, setTimes] = useState(() => pickMissingTimes(event));
  const [values, setValues] = useState<RepeatValues>({ interval: 'week', count: 8 });
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const queryClient = useQueryClient();
  const taprooms = useEventTaprooms(event.tapRoom);

  const dates = listDates(event, values, today);
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
  const [inputErrors, setInputErrors] = useState<Errors>({});
  const errors = { ...findFieldErrors(mutation.error), ...inputErrors };
  const reset = () => {
    mutation.reset();
    setInputErrors({});
  };

  return {
    values,
    /** The times that the event lacks. */
    times,
    timeErrors: errors,
    dates: described,
    chosen,
    isSaving: mutation.isPending,
    errorText: describeMissingTexts(errors) ?? (mutation.error && describeError(mutation.error)),
    dateErrors: findDateErrors(errors, mutation.variables?.body.dates ?? []),
    change: (changes: Partial<RepeatValues>) => {
      reset();
      setValues({ ...values, ...changes });
    },
    changeTime: (name: TimeName, time: string) => {
      reset();
      setTimes({ ...times, [name]: time });
    },
    toggle: (date: string) => {
      reset();
      setSkipped((before) => {
        const after = new Set(before);
        if (!after.delete(date)) after.add(date);
        return after;
      });
    },
    submit: () => {
      if (chosen.length === 0 || mutation.isPending) return;
      const body = { dates: chosen, updatedAt: event.updatedAt, ...times };
      const problems = validateWith(eventRepeat(event))(body);
      setInputErrors(problems);
      if (Object.keys(problems).length === 0) mutation.mutate({ id: event._id, body });
    },
  };
}

const describeError = (error: Error) =>
  isConflict(error)
    ? 'Somebody else changed this event in the meantime. Close this dialog and open it again to see the latest version.'
    : clientErrorMessage(error, repeatFailed);

type Errors = Record<string, string>;

const findFieldErrors = (error: unknown): Errors =>
  error instanceof ApiError ? Object.fromEntries(error.errors.map(({ path, msg }) => [path, msg])) : {};

/** Messages by date; errors name dates by their position in the request. */
const findDateErrors = (errors: Errors, dates: string[]): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [dates[Number(/^dates\.(\d+)$/.exec(path)?.[1])] ?? '', message]),
  );

/** The dialog has no fields for them. */
const describeMissingTexts = ({ description, location }: Errors) => {
  const missing = [description, location].filter(Boolean);
  return missing.length > 0 ? `Please edit the event first: ${missing.join('. ')}.` : null;
};

const pickMissingTimes = (event: Event): Partial<Record<TimeName, string>> =>
  Object.fromEntries(timeNames.filter((name) => event[name] === null).map((name) => [name, '']));
