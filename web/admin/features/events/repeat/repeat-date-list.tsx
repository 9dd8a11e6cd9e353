import { Badge, Checkbox, Text } from '@mantine/core';
import { formatFullDate } from '@domain/time/format';
import { useId } from 'react';
import { pluralize } from '../../../lib/pluralize';
import type { RepeatDate } from './repeat-dates';
import classes from './repeat.module.css';

type RepeatDateListProps = {
  dates: RepeatDate[];
  chosen: string[];
  /** Messages of the server by date. */
  errors: Record<string, string>;
  onToggle: (date: string) => void;
};

export function RepeatDateList({ dates, chosen, errors, onToggle }: RepeatDateListProps) {
  const id = useId();
  return (
    <fieldset className={classes.dates} aria-describedby={id}>
      <legend className={classes.legend}>Dates</legend>
      <Text size="xs" c="dimmed" mb="xs" id={id}>
        {chosen.length === dates.length
          ? 'Clear a date to skip it.'
          : `${pluralize(dates.length - chosen.length, 'date')} skipped.`}
      </Text>
      <ul className={classes.list}>
        {dates.map((entry) => (
          <li key={entry.date}>
            <Checkbox
              checked={chosen.includes(entry.date)}
              disabled={entry.isTaken}
              onChange={() => onToggle(entry.date)}
              label={<DateLabel {...entry} />}
              description={describeWarnings(entry)}
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

const describeWarnings = ({ warnings, isTaken }: RepeatDate) =>
  isTaken
    ? 'Already scheduled'
    : warnings.length > 0 && <span className={classes.warning}>Outside opening hours: {warnings.join(' ')}</span>;
