import { Stack, Text, Paper, Group, Switch, TextInput } from '@mantine/core';
import { CalendarPlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { closedOnHoliday, listHolidayPrompts, openOnHoliday } from '@domain/taproom/holiday-prompts';
import { taproomLimits } from '@domain/taproom/limits';
import type { HoursException, OpeningHours, TimeSpan } from '@domain/taproom/schema';
import { holidayName } from '@domain/time/holidays';
import { createKey } from '../../../../api/send-once';
import { ClosedText, SpanList } from '../../../components/hours/week-editor';
import { HolidayPrompt } from '../../../components/hours/holiday-prompt';
import {
  suggestSpans,
  toOpeningHours,
  type ExceptionValues,
  type HoursEditorProps,
  formatDays,
  type HoursErrors,
} from '../../../components/hours/hours-form-values';
import classes from '../../../components/hours/hours.module.css';
import { IconButton, SmallButton } from '../../../components/buttons';

type ExceptionCardProps = {
  exception: ExceptionValues;
  path: `exceptions.${number}`;
  /** What Open starts with. */
  suggestion: TimeSpan[];
  errors: HoursErrors;
  onChange: (changes: Partial<ExceptionValues>) => void;
  onRemove: () => void;
};

function ExceptionCard({ exception, path, suggestion, errors, onChange, onRemove }: ExceptionCardProps) {
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
    <Paper withBorder role="group" aria-label={name} className={classes.exception}>
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
        <IconButton icon={Trash2} color="red.7" label={`Remove ${name}`} onClick={onRemove} />
      </Group>
      <Text size="xs" c="dimmed">
        {describeException(exception)}
      </Text>
    </Paper>
  );
}

/** Blank without a date or a holiday. */
const holidayOn = (date: string) => (date === '' ? '' : (holidayName(date) ?? ''));

function describeException({ spans, reason }: ExceptionValues) {
  const forReason = reason.trim() ? ` for ${reason.trim()}` : '';
  return spans.length === 0 ? `Visitors read: Closed today${forReason}` : 'Visitors read these hours on these days';
}

type HolidayPromptsProps = {
  openingHours: OpeningHours;
  today: string;
  /** `isOther`: the user is about to change the hours. */
  onAdd: (exception: HoursException, isOther: boolean) => void;
};

/** The holidays of the next eight weeks without special hours. */
function HolidayPrompts({ openingHours, today, onAdd }: HolidayPromptsProps) {
  const prompts = listHolidayPrompts(openingHours, today);
  if (prompts.length === 0) return null;
  return (
    <Paper withBorder component="ul" aria-label="Holidays without special hours" className={classes.prompts}>
      {prompts.map((prompt) => (
        <li key={prompt.date}>
          <HolidayPrompt
            prompt={prompt}
            onAnswer={(answer) =>
              onAdd(
                answer === 'closed' ? closedOnHoliday(prompt) : openOnHoliday(openingHours, prompt),
                answer === 'other',
              )
            }
          />
        </li>
      ))}
    </Paper>
  );
}

type ExceptionsEditorProps = HoursEditorProps & { today: string };

/** Special hours on single days or ranges. Past ones are folded away. */
export function ExceptionsEditor({ values, onChange, errors, today }: ExceptionsEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const { exceptions } = values;
  const entries = exceptions.map((exception, index) => ({ exception, index }));
  const isPast = ({ exception: { to } }: (typeof entries)[number]) => to !== '' && to < today;
  const past = entries.filter(isPast);
  const upcoming = entries.filter((entry) => !isPast(entry));

  const setExceptions = (changed: ExceptionValues[]) => onChange({ exceptions: changed });
  const handleAdd = () => {
    setExceptions([...exceptions, { _id: createKey(), from: '', to: '', spans: [], reason: '' }]);
    focusLast('input[type="date"]');
  };
  /** The first of these fields of the entry that was added. */
  const focusLast = (fields: string) =>
    void requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(`[data-upcoming] > :last-child ${fields}`)?.focus(),
    );
  const renderCard = ({ exception, index }: (typeof entries)[number]) => (
    <ExceptionCard
      key={exception._id}
      exception={exception}
      path={`exceptions.${index}`}
      suggestion={suggestSpans(values.regular)}
      errors={errors}
      onChange={(changes) =>
        setExceptions(exceptions.map((other) => (other === exception ? { ...other, ...changes } : other)))
      }
      onRemove={() => {
        root.current?.querySelector<HTMLElement>('[data-add-exception]')?.focus();
        setExceptions(exceptions.filter((other) => other !== exception));
      }}
    />
  );

  return (
    <Stack gap="sm" ref={root}>
      {errors['exceptions'] && (
        <Text size="sm" c="red.8">
          {errors['exceptions']}
        </Text>
      )}
      {upcoming.length === 0 && (
        <Text size="sm" c="dimmed">
          None. The hours above apply every week.
        </Text>
      )}
      <HolidayPrompts
        openingHours={toOpeningHours(values)}
        today={today}
        onAdd={(exception, isOther) => {
          setExceptions([...exceptions, { ...exception, _id: createKey(), reason: exception.reason ?? '' }]);
          if (isOther) focusLast('input[type="time"]');
        }}
      />
      <div className={classes.exceptions} data-upcoming>
        {upcoming.map(renderCard)}
      </div>
      <SmallButton w="fit-content" data-add-exception icon={CalendarPlus} onClick={handleAdd}>
        Add special hours
      </SmallButton>
      {past.length > 0 && (
        <details className={classes.past}>
          <summary>Past ({past.length})</summary>
          <div className={classes.exceptions}>{past.map(renderCard)}</div>
        </details>
      )}
    </Stack>
  );
}
