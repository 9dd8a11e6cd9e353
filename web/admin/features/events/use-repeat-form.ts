import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Event } from '@domain/event/schema';
import { checkOpeningHours } from '@domain/event/opening-hours';
import { moveToDate, listRepeatDates, parseRepeatCount, seriesHorizon, eventRepeat } from '@domain/event/recurrence';
import type { RepeatInterval } from '@domain/event/constants';
import type { EventDates } from '@domain/event/schedule';
import type { Taproom } from '@domain/taproom/schema';
import { holidayName } from '@domain/time/holidays';
import { todayIn } from '@domain/time/zone';
import { ApiError } from '../../../api/client';
import { eventApi, eventQueries, repeatEvent } from '../../api/events';
import { showUndoToast, undoAll } from '../../components/toast';
import { useEventTaprooms, useEventTimeZone } from '../../hooks/use-taprooms';
import { clientErrorMessage, isConflict } from '../../lib/error-message';
import { validateWith } from '../../lib/form-errors';
import { pluralize } from '../../../domain/format';

/** The dates that the repeat dialogs offer, with the reasons to skip each. */

export type RepeatDate = {
  date: string;
  holiday: string | null;
  warnings: string[];
  /** The same event takes place on this date already. */
  isTaken: boolean;
};

/** The warnings that apply to every date: they are shown once. */
export function findCommonWarnings(dates: readonly Pick<RepeatDate, 'warnings'>[]): string[] {
  const [first, ...others] = dates;
  if (!first || others.length === 0) return [];
  return first.warnings.filter((text) => others.every(({ warnings }) => warnings.includes(text)));
}

type Repeated = EventDates & Pick<Event, 'title' | 'tapRoom' | 'status' | 'location'>;

/** Applies the server's rule: equal title, taproom and start. */
const isSameEvent = (event: Repeated, other: Repeated) =>
  other.title === event.title &&
  other.tapRoom === event.tapRoom &&
  other.startTime === event.startTime &&
  other.status !== 'cancelled';

type OpenTaproom = Pick<Taproom, 'name' | 'openingHours'>;

const describeDates = (
  event: Repeated,
  dates: readonly string[],
  others: readonly Repeated[],
  taprooms: readonly OpenTaproom[],
): RepeatDate[] =>
  dates.map((date) => ({
    date,
    holiday: holidayName(date),
    warnings: checkOpeningHours({ ...event, ...moveToDate(event, date) }, taprooms),
    isTaken: others.some((other) => other.startDate === date && isSameEvent(event, other)),
  }));

/** What the repeat dialog's form contains, and the dates that follow from it. */

export type RepeatValues = {
  interval: RepeatInterval;
  end: 'count' | 'until' | 'never';
  /** `''` while the field is empty. */
  count: number | string;
  until: string;
};

/** Null while the field for the end is empty or invalid. */
function listDates(event: Event, { interval, end, count, until }: RepeatValues, today: string): string[] | null {
  if (end === 'never') return listRepeatDates(event, { interval, until: seriesHorizon(today) }, today);
  if (end === 'until') return until === '' ? null : listRepeatDates(event, { interval, until }, today);
  const times = parseRepeatCount(count);
  return times === null ? null : listRepeatDates(event, { interval, count: times }, today);
}

const repeatFailed = 'Failed to repeat the event. Please try again.';

export const timeNames = ['startTime', 'endTime'] as const;
export type TimeName = (typeof timeNames)[number];

/** State of the repeat dialog. Skipped dates stay skipped when the number of times changes and changes back. */
export function useRepeatForm(event: Event, onClose: () => void) {
  const [now] = useState(() => new Date());
  const today = todayIn(useEventTimeZone(event.tapRoom), now);
  const [times, setTimes] = useState(() => pickMissingTimes(event));
  const [values, setValues] = useState<RepeatValues>({ interval: 'week', end: 'count', count: 8, until: '' });
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const queryClient = useQueryClient();
  const taprooms = useEventTaprooms(event.tapRoom);

  const listed = listDates(event, values, today);
  const dates = listed ?? [];
  const range = { from: dates[0] ?? event.startDate, to: dates.at(-1) ?? event.startDate };
  const others = useQuery({
    ...eventQueries.inRange(range, { search: event.title }),
    enabled: dates.length > 0,
    placeholderData: (previous) => previous,
  });
  const described = describeDates(event, dates, others.data ?? [], taprooms);
  const chosen = described.filter(({ date, isTaken }) => !isTaken && !skipped.has(date)).map(({ date }) => date);

  const mutation = useMutation({
    mutationFn: repeatEvent,
    onSuccess: ({ events }) => {
      const copies = events.map(({ _id, title }) => ({ name: title, undo: () => eventApi.remove(_id) }));
      showUndoToast({
        message: `${pluralize(events.length, 'event')} created`,
        detail: event.title,
        onUndo: () => undoAll(copies, 'Not deleted').finally(() => void eventApi.invalidate(queryClient)),
      });
      onClose();
    },
    onSettled: () => eventApi.invalidate(queryClient),
  });
  const [inputErrors, setInputErrors] = useState<Errors>({});
  const errors = { ...findFieldErrors(mutation.error), ...inputErrors };
  const reset = () => {
    mutation.reset();
    setInputErrors({});
  };

  return {
    values,
    isEndValid: listed !== null,
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
      const interval = values.end === 'never' ? { interval: values.interval } : {};
      const body = { dates: chosen, ...interval, updatedAt: event.updatedAt, ...times };
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
