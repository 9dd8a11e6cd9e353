import { Button, Stack, Text, Paper } from '@mantine/core';
import { CalendarPlus } from 'lucide-react';
import { useRef } from 'react';
import { closedOnHoliday, listHolidayPrompts, openOnHoliday } from '@domain/taproom/holiday-prompts';
import type { HoursException, OpeningHours } from '@domain/taproom/taproom';
import { createKey } from '../../../../api/send-once';
import { HolidayPrompt } from '../../../components/hours/holiday-prompt';
import {
  suggestSpans,
  toOpeningHours,
  type ExceptionValues,
  type HoursEditorProps,
} from '../../../components/hours/hours-form-values';
import classes from '../../../components/hours/hours.module.css';
import { ExceptionCard } from './exception-card';

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
      <Button
        variant="default"
        size="xs"
        w="fit-content"
        data-add-exception
        leftSection={<CalendarPlus size={14} aria-hidden />}
        onClick={handleAdd}
      >
        Add special hours
      </Button>
      {past.length > 0 && (
        <details className={classes.past}>
          <summary>Past ({past.length})</summary>
          <div className={classes.exceptions}>{past.map(renderCard)}</div>
        </details>
      )}
    </Stack>
  );
}
