import {
  Alert,
  Box,
  Stack,
  Button,
  Group,
  Input,
  NumberInput,
  SegmentedControl,
  Select,
  Text,
  TextInput,
  Title,
  Badge,
  Checkbox,
  Paper,
} from '@mantine/core';
import { Clock } from 'lucide-react';
import { useId, useState } from 'react';
import type { Event } from '@domain/event/schema';
import { maxRepeatDates, parseRepeatCount, repeatCounts, repeatStatus, weekOfMonth } from '@domain/event/recurrence';
import { dateParts } from '@domain/time/plain-date';
import { formatFullDate } from '@domain/time/format';
import { todayIn } from '@domain/time/zone';
import { formatEventDate, formatEventTime } from '../../../domain/event';
import { useEventTimeZone } from '../../hooks/use-taprooms';
import { pluralize } from '../../../domain/format';
import { findCommonWarnings, useRepeatForm, type RepeatDate, type RepeatValues } from './use-repeat-form';
import { ErrorAlert } from '../../components/error-alert';
import { FormActions } from '../../components/form-parts';
import { FormModal } from '../../components/record-form';

type RepeatDateListProps = Pick<ReturnType<typeof useRepeatForm>, 'dates' | 'chosen' | 'errors'> & {
  onToggle: (date: string) => void;
};

function RepeatDateList({ dates, chosen, errors, onToggle }: RepeatDateListProps) {
  const id = useId();
  const commonWarnings = findCommonWarnings(dates);
  return (
    <Box component="fieldset" bd={0} m="0 0 16px" miw={0} p={0} aria-describedby={id}>
      <Text component="legend" size="sm" fw={500} p={0}>
        Dates
      </Text>
      <Text size="xs" c="dimmed" mb="xs" id={id}>
        {chosen.length === dates.length
          ? 'Clear a date to skip it.'
          : `${pluralize(dates.length - chosen.length, 'date')} skipped.`}
      </Text>
      <div role="status">
        {commonWarnings.length > 0 && (
          <Alert color="yellow" variant="light" mb="sm" icon={<Clock size={18} />} title="Outside opening hours">
            {commonWarnings.join(' ')} This applies to all of these dates.
          </Alert>
        )}
      </div>
      <Paper withBorder p="sm" bg="gray.0">
        <Stack component="ul" gap="sm">
          {dates.map((entry) => (
            <li key={entry.date}>
              <Checkbox
                checked={chosen.includes(entry.date)}
                disabled={entry.isTaken}
                onChange={() => onToggle(entry.date)}
                label={<DateLabel {...entry} />}
                description={describeWarnings(entry, commonWarnings)}
                error={errors[`dates.${entry.date}`]}
              />
            </li>
          ))}
        </Stack>
      </Paper>
    </Box>
  );
}

const DateLabel = ({ date, holiday }: RepeatDate) => (
  <Group component="span" gap="2px 8px">
    {formatFullDate(date)}
    {holiday && (
      <Badge size="sm" color="blue">
        {holiday}
      </Badge>
    )}
  </Group>
);

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

type Frequency = 'week' | 'two-weeks' | 'month';

const frequencies: { value: Frequency; label: string }[] = [
  { value: 'week', label: 'Every week' },
  { value: 'two-weeks', label: 'Every two weeks' },
  { value: 'month', label: 'Every month' },
];

const ends: { value: RepeatValues['end']; label: string }[] = [
  { value: 'count', label: 'After' },
  { value: 'until', label: 'On a date' },
  { value: 'never', label: 'Never' },
];

const ordinals = ['first', 'second', 'third', 'fourth', 'last'];

const describeWeekday = (date: string) => {
  const weekday = formatFullDate(date).split(',')[0];
  return `On the ${ordinals[weekOfMonth(date) - 1]} ${weekday}`;
};

type ChoiceProps<Value extends string> = {
  label: string;
  data: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, ...control }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }}>
      <SegmentedControl display="flex" aria-labelledby={id} {...control} />
    </Input.Wrapper>
  );
}

type PatternProps = {
  event: Event;
  values: RepeatValues;
  /** More dates than can be created at once. */
  isCut: boolean;
  onChange: (changes: Partial<RepeatValues>) => void;
};

/** How often the event repeats, and until when. */
function RepeatPattern({ event, values, isCut, onChange }: PatternProps) {
  const { interval, end } = values;
  const isMonthly = interval === 'month-date' || interval === 'month-weekday';
  const isCountValid = parseRepeatCount(values.count) !== null;
  return (
    <>
      <Group gap="md" align="flex-start" mb="md">
        <Choice
          label="Repeat"
          data={frequencies}
          value={isMonthly ? 'month' : interval}
          onChange={(frequency) => onChange({ interval: frequency === 'month' ? 'month-weekday' : frequency })}
        />
        {isMonthly && (
          <Select
            label="Day"
            data={[
              { value: 'month-weekday', label: describeWeekday(event.startDate) },
              { value: 'month-date', label: `On day ${dateParts(event.startDate).day}` },
            ]}
            value={interval}
            onChange={(chosen) => onChange({ interval: chosen === 'month-date' ? 'month-date' : 'month-weekday' })}
          />
        )}
      </Group>
      <Group gap="md" align="flex-start" mb="md">
        <Choice label="Ends" data={ends} value={end} onChange={(chosen) => onChange({ end: chosen })} />
        {end === 'count' && (
          <NumberInput
            label="Times"
            data-autofocus
            min={repeatCounts.min}
            max={repeatCounts.max}
            allowDecimal={false}
            clampBehavior="none"
            w={130}
            value={values.count}
            onChange={(count) => onChange({ count })}
            error={!isCountValid && `Enter a number from ${repeatCounts.min} to ${repeatCounts.max}`}
          />
        )}
        {end === 'until' && (
          <TextInput
            label="Last day"
            type="date"
            description={isCut ? `The first ${maxRepeatDates} dates; repeat the last event to go on.` : null}
            inputWrapperOrder={['label', 'input', 'description']}
            value={values.until}
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

function RepeatForm({ event, onClose }: { event: Event; onClose: () => void }) {
  const { values, errors, dates, chosen, isEndValid, isSaving, ...form } = useRepeatForm(event, onClose);
  const { skipped } = values;
  const toggle = (date: string) =>
    form.change({ skipped: skipped.includes(date) ? skipped.filter((other) => other !== date) : [...skipped, date] });

  return (
    <form noValidate aria-label="Repeat event" onSubmit={form.onSubmit}>
      {form.errorText && (
        <ErrorAlert variant="light" mb="md">
          {form.errorText}
        </ErrorAlert>
      )}
      <EventSummary event={event} />
      <RepeatPattern event={event} values={values} isCut={dates.length === maxRepeatDates} onChange={form.change} />
      {isEndValid && <RepeatDateList {...{ dates, chosen, errors }} onToggle={toggle} />}
      <FormActions
        status={
          isEndValid ? describeResult(event, chosen.length) : values.end === 'until' ? 'Choose the last day.' : ''
        }
        isSaving={isSaving}
        isDisabled={chosen.length === 0}
        label={createLabel(chosen.length)}
        savingLabel="Creating..."
      >
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </FormActions>
    </form>
  );
}

const createLabel = (count: number) => (count === 0 ? 'Create Events' : `Create ${pluralize(count, 'Event')}`);

function EventSummary({ event }: { event: Event }) {
  const [now] = useState(() => new Date());
  const today = todayIn(useEventTimeZone(event.tapRoom), now);
  return (
    <Box mb="md" style={{ overflowWrap: 'anywhere' }}>
      <Title order={3} lineClamp={2} title={event.title}>
        {event.title}
      </Title>
      <Text size="sm" c="dimmed">
        {[formatEventDate(event, today), formatEventTime(event)].filter(Boolean).join(', ')}
      </Text>
    </Box>
  );
}

function describeResult({ status, images }: Event, count: number): string {
  if (count === 0) return 'Choose at least one date.';
  const kind = repeatStatus(status) === 'published' ? 'Published right away' : 'Saved as drafts';
  return `${kind}${images.length > 0 ? ', with the same photos' : ''}.`;
}

type RepeatModalProps = { event: Event | null; onClose: () => void };

export const RepeatModal = ({ event, onClose }: RepeatModalProps) => (
  <FormModal isOpen={event !== null} isLong onClose={onClose} title="Repeat Event" size={620}>
    {() => event && <RepeatForm event={event} onClose={onClose} />}
  </FormModal>
);
