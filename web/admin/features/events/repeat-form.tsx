import {
  Alert,
  Badge,
  Box,
  Button,
  Checkbox,
  Group,
  Input,
  NumberInput,
  Paper,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import type { RepeatInterval } from '@domain/event/constants';
import { checkOpeningHours } from '@domain/event/opening-hours';
import {
  eventRepeat,
  listRepeatDates,
  maxRepeatDates,
  moveToDate,
  parseRepeatCount,
  repeatCounts,
  repeatStatus,
  seriesHorizon,
  weekOfMonth,
} from '@domain/event/recurrence';
import type { Event } from '@domain/event/schema';
import { formatFullDate } from '@domain/time/format';
import { holidayName } from '@domain/time/holidays';
import { dateParts } from '@domain/time/plain-date';
import { todayIn } from '@domain/time/zone';
import { formatEventDate, formatEventTime } from '../../../domain/event';
import { pluralize } from '../../../domain/format';
import { eventApi, eventQueries, repeatEvent } from '../../api/events';
import { FormActions, FormError } from '../../components/form-parts';
import { FormModal } from '../../components/record-form';
import { showUndoToast, undoAll } from '../../components/toast';
import { useActionForm } from '../../hooks/use-action-form';
import { useEventTaprooms, useEventTimeZone } from '../../hooks/use-taprooms';
import { clientErrorMessage, isConflict } from '../../lib/error-message';
import { showServerErrors, validateWith } from '../../lib/form-errors';

type RepeatValues = {
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

/** Applies the server's rule: equal title, taproom and start. */
const isSameEvent = (event: Event, other: Event) =>
  other.title === event.title &&
  other.tapRoom === event.tapRoom &&
  other.startTime === event.startTime &&
  other.status !== 'cancelled';

/** The dates that the dialog offers, with the reasons to skip each. */
function useRepeatDates(event: Event, dates: string[]) {
  const taprooms = useEventTaprooms(event.tapRoom);
  const range = { from: dates[0] ?? event.startDate, to: dates.at(-1) ?? event.startDate };
  const { data: others = [] } = useQuery({
    ...eventQueries.inRange(range, { search: event.title }),
    enabled: dates.length > 0,
    placeholderData: (previous) => previous,
  });
  return dates.map((date) => ({
    date,
    holiday: holidayName(date),
    warnings: checkOpeningHours({ ...event, ...moveToDate(event, date) }, taprooms),
    /** The same event takes place on this date already. */
    isTaken: others.some((other) => other.startDate === date && isSameEvent(event, other)),
  }));
}

type RepeatDate = ReturnType<typeof useRepeatDates>[number];

/** The warnings that apply to every date: they are shown once. */
function findCommonWarnings([first, ...others]: RepeatDate[]): string[] {
  if (!first || others.length === 0) return [];
  return first.warnings.filter((text) => others.every(({ warnings }) => warnings.includes(text)));
}

type RepeatDateListProps = {
  dates: RepeatDate[];
  chosen: string[];
  errors: FormErrors;
  onChange: (chosen: string[]) => void;
};

function RepeatDateList({ dates, chosen, errors, onChange }: RepeatDateListProps) {
  const commonWarnings = findCommonWarnings(dates);
  const skippedCount = dates.length - chosen.length;
  return (
    <Checkbox.Group
      label="Dates"
      description={skippedCount === 0 ? 'Clear a date to skip it.' : `${pluralize(skippedCount, 'date')} skipped.`}
      mb="md"
      value={chosen}
      onChange={onChange}
    >
      <div role="status">
        {commonWarnings.length > 0 && (
          <Alert color="yellow" variant="light" my="sm" icon={<Clock size={18} />} title="Outside opening hours">
            {commonWarnings.join(' ')} This applies to all of these dates.
          </Alert>
        )}
      </div>
      <Paper withBorder p="sm" mt="xs" bg="gray.0">
        <Stack component="ul" gap="sm">
          {dates.map((entry) => (
            <li key={entry.date}>
              <Checkbox
                value={entry.date}
                disabled={entry.isTaken}
                label={
                  <Group component="span" gap="2px 8px">
                    {formatFullDate(entry.date)}
                    {entry.holiday && (
                      <Badge size="sm" color="blue">
                        {entry.holiday}
                      </Badge>
                    )}
                  </Group>
                }
                description={describeWarnings(entry, commonWarnings)}
                error={errors[`dates.${entry.date}`]}
              />
            </li>
          ))}
        </Stack>
      </Paper>
    </Checkbox.Group>
  );
}

function describeWarnings({ warnings, isTaken }: RepeatDate, commonWarnings: string[]) {
  if (isTaken) return 'Already scheduled';
  const own = warnings.filter((text) => !commonWarnings.includes(text));
  return (
    own.length > 0 && (
      <Text span inherit c="yellow.8">
        Outside opening hours: {own.join(' ')}
      </Text>
    )
  );
}

const ordinals = ['first', 'second', 'third', 'fourth', 'last'];

function listIntervals({ startDate }: Event): { value: RepeatInterval; label: string }[] {
  const weekday = formatFullDate(startDate).split(',')[0];
  return [
    { value: 'week', label: 'Every week' },
    { value: 'two-weeks', label: 'Every two weeks' },
    { value: 'month-weekday', label: `Every month on the ${ordinals[weekOfMonth(startDate) - 1]} ${weekday}` },
    { value: 'month-date', label: `Every month on day ${dateParts(startDate).day}` },
  ];
}

const ends: { value: RepeatValues['end']; label: string }[] = [
  { value: 'count', label: 'After' },
  { value: 'until', label: 'On a date' },
  { value: 'never', label: 'Never' },
];

type PatternProps = {
  event: Event;
  values: RepeatValues;
  dates: RepeatDate[];
  onChange: (changes: Partial<RepeatValues>) => void;
};

/** How often the event repeats, and until when. */
function RepeatPattern({ event, values, dates, onChange }: PatternProps) {
  const { interval, end, count, until } = values;
  return (
    <>
      <Select
        label="Repeat"
        mb="md"
        maw={320}
        data={listIntervals(event)}
        value={interval}
        onChange={(chosen) => chosen && onChange({ interval: chosen })}
      />
      <Group gap="md" align="flex-start" mb="md">
        <Input.Wrapper label="Ends" labelElement="div">
          <SegmentedControl
            display="flex"
            aria-label="Ends"
            data={ends}
            value={end}
            onChange={(chosen) => onChange({ end: chosen })}
          />
        </Input.Wrapper>
        {end === 'count' && (
          <NumberInput
            label="Times"
            data-autofocus
            min={repeatCounts.min}
            max={repeatCounts.max}
            allowDecimal={false}
            clampBehavior="none"
            w={130}
            value={count}
            onChange={(times) => onChange({ count: times })}
            error={parseRepeatCount(count) === null && `Enter a number from ${repeatCounts.min} to ${repeatCounts.max}`}
          />
        )}
        {end === 'until' && (
          <TextInput
            label="Last day"
            type="date"
            description={
              dates.length === maxRepeatDates && `The first ${maxRepeatDates} dates; repeat the last event to go on.`
            }
            inputWrapperOrder={['label', 'input', 'description']}
            value={until}
            onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
          />
        )}
      </Group>
      {end === 'never' && (
        <Text size="sm" c="dimmed" mb="md">
          The next year is created now. Each day, the site adds what comes into reach, until you delete the following
          events.
        </Text>
      )}
    </>
  );
}

type Errors = Record<string, string>;

function RepeatForm({ event, onClose }: { event: Event; onClose: () => void }) {
  const [now] = useState(() => new Date());
  const today = todayIn(useEventTimeZone(event.tapRoom), now);
  const queryClient = useQueryClient();
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
  const { skipped, end, interval } = values;
  const listed = listDates(event, values, today);
  const dates = useRepeatDates(event, listed ?? []);
  const chosen = dates.filter(({ date, isTaken }) => !isTaken && !skipped.includes(date)).map(({ date }) => date);
  const body = { dates: chosen, ...(end === 'never' && { interval }), updatedAt: event.updatedAt };
  /** `dates.2026-12-01`: errors name dates by their position in the request. */
  const nameDates = (found: Errors): Errors =>
    Object.fromEntries(
      Object.entries(found).map(([path, message]) => [
        path.replace(/^dates\.(\d+)$/, (_, index) => `dates.${chosen[Number(index)]}`),
        message,
      ]),
    );

  const change = (changes: Partial<RepeatValues>) => {
    reset();
    form.clearErrors();
    form.setValues(changes);
  };
  const choose = (next: string[]) => {
    const cleared = chosen.filter((date) => !next.includes(date));
    change({ skipped: [...skipped.filter((date) => !next.includes(date)), ...cleared] });
  };

  return (
    <form noValidate aria-label="Repeat event" onSubmit={onSubmit}>
      <FormError text={describeMissing(errors) ?? (error && describeError(error))} />
      <Box mb="md" style={{ overflowWrap: 'anywhere' }}>
        <Title order={3} lineClamp={2} title={event.title}>
          {event.title}
        </Title>
        <Text size="sm" c="dimmed">
          {[formatEventDate(event, today), formatEventTime(event)].filter(Boolean).join(', ')}
        </Text>
      </Box>
      <RepeatPattern event={event} values={values} dates={dates} onChange={change} />
      {listed && <RepeatDateList dates={dates} chosen={chosen} errors={errors} onChange={choose} />}
      <FormActions
        status={listed ? describeResult(event, chosen.length) : end === 'until' ? 'Choose the last day.' : ''}
        isSaving={isPending}
        isDisabled={chosen.length === 0}
        label={chosen.length === 0 ? 'Create Events' : `Create ${pluralize(chosen.length, 'Event')}`}
        savingLabel="Creating..."
      >
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </FormActions>
    </form>
  );
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

function describeResult({ status, images }: Event, count: number): string {
  if (count === 0) return 'Choose at least one date.';
  const kind = repeatStatus(status) === 'published' ? 'Published right away' : 'Saved as drafts';
  return `${kind}${images.length > 0 ? ', with the same photos' : ''}.`;
}

export const RepeatModal = ({ event, onClose }: { event: Event | null; onClose: () => void }) => (
  <FormModal isOpen={event !== null} isLong onClose={onClose} title="Repeat Event" size={620}>
    {() => event && <RepeatForm event={event} onClose={onClose} />}
  </FormModal>
);
