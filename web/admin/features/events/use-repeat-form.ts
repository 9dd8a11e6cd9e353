import type { FormErrors } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { Event } from '@domain/event/schema';
import { checkOpeningHours } from '@domain/event/opening-hours';
import { moveToDate, listRepeatDates, parseRepeatCount, seriesHorizon, eventRepeat } from '@domain/event/recurrence';
import type { RepeatInterval } from '@domain/event/constants';
import type { EventDates } from '@domain/event/schedule';
import type { Taproom } from '@domain/taproom/schema';
import { holidayName } from '@domain/time/holidays';
import { todayIn } from '@domain/time/zone';
import { eventApi, eventQueries, repeatEvent } from '../../api/events';
import { showUndoToast, undoAll } from '../../components/toast';
import { useActionForm } from '../../hooks/use-action-form';
import { useEventTaprooms, useEventTimeZone } from '../../hooks/use-taprooms';
import { clientErrorMessage, isConflict } from '../../lib/error-message';
import { showServerErrors, validateWith } from '../../lib/form-errors';
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
  /** They stay skipped when the number of times changes and changes back. */
  skipped: readonly string[];
};

/** Null while the field for the end is empty or invalid. */
function listDates(event: Event, { interval, end, count, until }: RepeatValues, today: string): string[] | null {
  if (end === 'never') return listRepeatDates(event, { interval, until: seriesHorizon(today) }, today);
  if (end === 'until') return until === '' ? null : listRepeatDates(event, { interval, until }, today);
  const times = parseRepeatCount(count);
  return times === null ? null : listRepeatDates(event, { interval, count: times }, today);
}

type Errors = Record<string, string>;

/** State of the repeat dialog. */
export function useRepeatForm(event: Event, onClose: () => void) {
  const [now] = useState(() => new Date());
  const today = todayIn(useEventTimeZone(event.tapRoom), now);
  const queryClient = useQueryClient();
  const taprooms = useEventTaprooms(event.tapRoom);
  const { form, onSubmit, isPending, error, reset } = useActionForm<RepeatValues, { events: Event[] }>({
    initialValues: { interval: 'week', end: 'count', count: 8, until: '', skipped: [] },
    validate: (): Errors => nameDates(validateWith(eventRepeat(event))(body)),
    submit: (): Promise<{ events: Event[] }> => repeatEvent({ id: event._id, body }),
    onSuccess: ({ events }) => {
      const copies = events.map(({ _id, title }) => ({ name: title, undo: () => eventApi.remove(_id) }));
      showUndoToast({
        message: `${pluralize(events.length, 'event')} created`,
        detail: event.title,
        onUndo: () => undoAll(copies, 'Not deleted').finally(() => void eventApi.invalidate(queryClient)),
      });
      onClose();
    },
    onError: (failure, repeatForm) => showServerErrors(repeatForm, failure, nameDates),
    onSettled: () => eventApi.invalidate(queryClient),
  });
  const { values, errors } = form;

  const listed = listDates(event, values, today);
  const dates = listed ?? [];
  const range = { from: dates[0] ?? event.startDate, to: dates.at(-1) ?? event.startDate };
  const others = useQuery({
    ...eventQueries.inRange(range, { search: event.title }),
    enabled: dates.length > 0,
    placeholderData: (previous) => previous,
  });
  const described = describeDates(event, dates, others.data ?? [], taprooms);
  const chosen = described
    .filter(({ date, isTaken }) => !isTaken && !values.skipped.includes(date))
    .map(({ date }) => date);
  const body = {
    dates: chosen,
    ...(values.end === 'never' && { interval: values.interval }),
    updatedAt: event.updatedAt,
  };
  /** `dates.2026-12-01`: errors name dates by their position in the request. */
  const nameDates = (found: Errors): Errors =>
    Object.fromEntries(
      Object.entries(found).map(([path, message]) => [
        path.replace(/^dates\.(\d+)$/, (_, index) => `dates.${chosen[Number(index)]}`),
        message,
      ]),
    );

  return {
    values,
    errors,
    isEndValid: listed !== null,
    dates: described,
    chosen,
    isSaving: isPending,
    errorText: describeMissing(errors) ?? (error && describeError(error)),
    change: (changes: Partial<RepeatValues>) => {
      reset();
      form.clearErrors();
      form.setValues(changes);
    },
    onSubmit: (submit: SubmitEvent<HTMLFormElement>) => {
      submit.preventDefault();
      if (chosen.length > 0) onSubmit(submit);
    },
  };
}

const describeError = (error: Error) =>
  isConflict(error)
    ? 'Somebody else changed this event in the meantime. Close this dialog and open it again to see the latest version.'
    : clientErrorMessage(error, 'Failed to repeat the event. Please try again.');

/** Imported events can lack what new ones must have. The dialog has no fields for it. */
const describeMissing = ({ description, location, startTime, endTime }: FormErrors) => {
  const missing = [description, location, startTime, endTime].filter(Boolean);
  return missing.length > 0 ? `Please edit the event first: ${missing.join('. ')}.` : null;
};
