import { ActionIcon, Group, Switch, Text, TextInput } from '@mantine/core';
import { taproomLimits } from '@domain/taproom/limits';
import type { TimeSpan } from '@domain/taproom/taproom';
import { holidayName } from '@domain/time/holidays';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SpanList } from '../../../components/hours/span-list';
import { ClosedText } from '../../../components/hours/closed-text';
import classes from '../../../components/hours/hours.module.css';
import { formatDays, type ExceptionValues, type HoursErrors } from '../../../components/hours/hours-form-values';

type ExceptionCardProps = {
  exception: ExceptionValues;
  path: `exceptions.${number}`;
  /** What Open starts with. */
  suggestion: TimeSpan[];
  errors: HoursErrors;
  onChange: (changes: Partial<ExceptionValues>) => void;
  onRemove: () => void;
};

export function ExceptionCard({ exception, path, suggestion, errors, onChange, onRemove }: ExceptionCardProps) {
  const [lastSpans, setLastSpans] = useState<TimeSpan[] | null>(null);
  const { from, to, spans, reason } = exception;
  const isOpen = spans.length > 0;
  const name = from ? formatDays({ from, to }) : 'new special hours';

  /** The last day follows the first one until it is set to another day; a holiday names itself. */
  const handleFrom = (date: string) => {
    const isSingleDay = to === '' || to === from;
    const isNamedByDate = reason === '' || reason === holidayOn(from);
    onChange({
      from: date,
      ...(isSingleDay && { to: date }),
      ...(isNamedByDate && { reason: holidayOn(date) }),
    });
  };
  const handleSwitch = (open: boolean) => {
    if (!open) setLastSpans(spans);
    onChange({ spans: open ? (lastSpans ?? suggestion) : [] });
  };

  return (
    <div role="group" aria-label={name} className={classes.exception}>
      <div className={classes.exceptionFields}>
        <TextInput
          type="date"
          label="First day"
          data-path={`${path}.from`}
          error={errors[`${path}.from`]}
          value={from}
          onChange={({ currentTarget }) => handleFrom(currentTarget.value)}
        />
        <TextInput
          type="date"
          label="Last day"
          min={from || undefined}
          data-path={`${path}.to`}
          error={errors[`${path}.to`]}
          value={to}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
        />
        <TextInput
          label="Reason"
          placeholder="e.g., Thanksgiving"
          maxLength={taproomLimits.reason}
          data-path={`${path}.reason`}
          error={errors[`${path}.reason`]}
          value={reason}
          onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
        />
      </div>
      <Group gap="sm" align="flex-start" wrap="nowrap">
        <Switch
          size="sm"
          color="green.7"
          className={classes.daySwitch}
          label="Open"
          aria-label={`Open on ${name}`}
          data-path={`${path}.spans`}
          checked={isOpen}
          onChange={({ currentTarget }) => handleSwitch(currentTarget.checked)}
        />
        <div className={classes.dayHours}>
          {!isOpen && <ClosedText />}
          {isOpen && (
            <SpanList
              name={name}
              path={`${path}.spans`}
              spans={spans}
              onChange={(changed) => onChange({ spans: changed })}
              errors={errors}
            />
          )}
        </div>
        <ActionIcon color="red.7" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 size={16} />
        </ActionIcon>
      </Group>
      <Text size="xs" c="dimmed">
        {describeException(exception)}
      </Text>
    </div>
  );
}

/** Blank without a date or a holiday. */
const holidayOn = (date: string) => (date === '' ? '' : (holidayName(date) ?? ''));

function describeException({ spans, reason }: ExceptionValues) {
  const forReason = reason.trim() ? ` for ${reason.trim()}` : '';
  return spans.length === 0 ? `Visitors read: Closed today${forReason}` : 'Visitors read these hours on these days';
}
