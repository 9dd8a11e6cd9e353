import { Alert, Badge, Checkbox, Text } from '@mantine/core';
import { findCommonWarnings, type RepeatDate } from '@domain/event/repeat-dates';
import { formatFullDate } from '@domain/time/format';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import { pluralize } from '../../../lib/pluralize';
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
