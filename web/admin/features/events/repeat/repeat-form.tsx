import {
  Alert,
  Button,
  Group,
  Input,
  NumberInput,
  SegmentedControl,
  Text,
  TextInput,
  Title,
  Badge,
  Checkbox,
  Modal,
} from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { CircleAlert, Clock } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import type { Event } from '@domain/event/schema';
import { parseRepeatCount, repeatCounts, repeatStatus } from '@domain/event/recurrence';
import { formatFullDate } from '@domain/time/format';
import { todayIn } from '@domain/time/zone';
import { formatEventDate, formatEventTime } from '../../../../domain/event';
import { useEventTimeZone } from '../../../hooks/use-taprooms';
import { pluralize } from '../../../lib/format';
import classes from './repeat.module.css';
import {
  findCommonWarnings,
  type RepeatDate,
  type RepeatValues,
  timeNames,
  useRepeatForm,
  type TimeName,
} from './use-repeat-form';

type RepeatDateListProps = {
  dates: RepeatDate[];
  chosen: string[];
  /** Messages of the server by date. */
  errors: Record<string, string>;
  onToggle: (date: string) => void;
};

function RepeatDateList({ dates, chosen, errors, onToggle }: RepeatDateListProps) {
  const id = useId();
  const commonWarnings = findCommonWarnings(dates);
  return (
    <fieldset className={classes.dates} aria-describedby={id}>
      <legend className={classes.legend}>Dates</legend>
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
      <ul className={classes.list}>
        {dates.map((entry) => (
          <li key={entry.date}>
            <Checkbox
              checked={chosen.includes(entry.date)}
              disabled={entry.isTaken}
              onChange={() => onToggle(entry.date)}
              label={<DateLabel {...entry} />}
              description={describeWarnings(entry, commonWarnings)}
              error={errors[entry.date]}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const DateLabel = ({ date, holiday }: RepeatDate) => (
  <span className={classes.date}>
    {formatFullDate(date)}
    {holiday && (
      <Badge size="sm" color="blue">
        {holiday}
      </Badge>
    )}
  </span>
);

function describeWarnings({ warnings, isTaken }: RepeatDate, commonWarnings: string[]) {
  if (isTaken) return 'Already scheduled';
  const own = warnings.filter((text) => !commonWarnings.includes(text));
  return own.length > 0 && <span className={classes.warning}>Outside opening hours: {own.join(' ')}</span>;
}

const intervals: { value: RepeatValues['interval']; label: string }[] = [
  { value: 'week', label: 'Every week' },
  { value: 'two-weeks', label: 'Every two weeks' },
];

function RepeatForm({ event, onClose }: { event: Event; onClose: () => void }) {
  const form = useRepeatForm(event, onClose);
  const hasValidCount = parseRepeatCount(form.values.count) !== null;
  const intervalId = useId();
  const handleSubmit = (submit: SubmitEvent) => {
    submit.preventDefault();
    form.submit();
  };

  return (
    <form noValidate aria-label="Repeat event" onSubmit={handleSubmit}>
      {form.errorText && (
        <Alert color="red" role="alert" variant="light" mb="md" icon={<CircleAlert size={18} />}>
          {form.errorText}
        </Alert>
      )}
      <EventSummary event={event} />
      <Group gap="md" align="flex-start" mb="md">
        <Input.Wrapper label="Repeat" labelElement="div" labelProps={{ id: intervalId }}>
          <SegmentedControl
            display="flex"
            aria-labelledby={intervalId}
            data={intervals}
            value={form.values.interval}
            onChange={(interval) => form.change({ interval })}
          />
        </Input.Wrapper>
        <NumberInput
          label="Times"
          data-autofocus
          min={repeatCounts.min}
          max={repeatCounts.max}
          allowDecimal={false}
          clampBehavior="none"
          className={classes.count}
          value={form.values.count}
          onChange={(count) => form.change({ count })}
          error={!hasValidCount && `Enter a number from ${repeatCounts.min} to ${repeatCounts.max}`}
        />
      </Group>
      <MissingTimes times={form.times} errors={form.timeErrors} onChange={form.changeTime} />
      {hasValidCount && (
        <RepeatDateList dates={form.dates} chosen={form.chosen} errors={form.dateErrors} onToggle={form.toggle} />
      )}
      <div className={classes.actions}>
        <Text size="sm" c="dimmed" role="status">
          {hasValidCount && describeResult(event, form.chosen.length)}
        </Text>
        <Group gap="sm" wrap="nowrap">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={form.isSaving || form.chosen.length === 0}>
            {form.isSaving ? 'Creating...' : createLabel(form.chosen.length)}
          </Button>
        </Group>
      </div>
    </form>
  );
}

const createLabel = (count: number) => (count === 0 ? 'Create Events' : `Create ${pluralize(count, 'Event')}`);

type MissingTimesProps = {
  times: Partial<Record<TimeName, string>>;
  errors: Record<string, string>;
  onChange: (name: TimeName, time: string) => void;
};

const timeLabels: Record<TimeName, string> = { startTime: 'Start Time', endTime: 'End Time' };

/** Imported events can lack times, which new ones must have. */
function MissingTimes({ times, errors, onChange }: MissingTimesProps) {
  const missing = timeNames.filter((name) => times[name] !== undefined);
  if (missing.length === 0) return null;
  return (
    <Group gap="md" align="flex-start" mb="md">
      {missing.map((name) => (
        <TextInput
          key={name}
          type="time"
          label={timeLabels[name]}
          description="The event has none; its copies need one."
          required
          value={times[name]}
          error={errors[name]}
          onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
        />
      ))}
    </Group>
  );
}

function EventSummary({ event }: { event: Event }) {
  const [now] = useState(() => new Date());
  const today = todayIn(useEventTimeZone(event.tapRoom), now);
  return (
    <div className={classes.summary}>
      <Title order={3} lineClamp={2} title={event.title}>
        {event.title}
      </Title>
      <Text size="sm" c="dimmed">
        {[formatEventDate(event, today), formatEventTime(event)].filter(Boolean).join(', ')}
      </Text>
    </div>
  );
}

function describeResult({ status, images }: Event, count: number): string {
  if (count === 0) return 'Choose at least one date.';
  const kind = repeatStatus(status) === 'published' ? 'Published right away' : 'Saved as drafts';
  return `${kind}${images.length > 0 ? ', with the same photos' : ''}.`;
}

export function RepeatModal({ event, onClose }: { event: Event | null; onClose: () => void }) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={event !== null}
      onClose={onClose}
      title="Repeat Event"
      size={620}
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      classNames={{ content: classes.dialog, body: classes.dialogBody }}
    >
      {event && <RepeatForm event={event} onClose={onClose} />}
    </Modal>
  );
}
