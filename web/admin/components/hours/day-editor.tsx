import { Switch, Text, TextInput } from '@mantine/core';
import type { Weekday } from '@domain/location/constants';
import { weekdayLabels } from '@domain/location/week';
import { taproomLimits } from '@domain/taproom/limits';
import type { TimeSpan } from '@domain/taproom/taproom';
import { useState } from 'react';
import { DayMenu, type CopyTarget } from './day-menu';
import { SpanList } from './span-list';
import { ClosedText } from './closed-text';
import classes from './hours.module.css';
import type { HoursErrors } from './hours-form-values';

type DayEditorProps = {
  weekday: Weekday;
  /** Of the week in the form: `regular` or `kitchen`. */
  path: string;
  /** Completes the labels of the kitchen's fields, such as ` (kitchen)`. */
  suffix: string;
  spans: TimeSpan[];
  /** Null where days have no texts. */
  text: string | null;
  /** What Open starts with. */
  suggestion: TimeSpan[];
  errors: HoursErrors;
  onSpans: (spans: TimeSpan[]) => void;
  onText: (text: string) => void;
  onCopy: (target: CopyTarget) => void;
};

export function DayEditor({ weekday, path: weekPath, suffix, spans, text, suggestion, ...rest }: DayEditorProps) {
  const { errors, onSpans, onText, onCopy } = rest;
  const [isTextOpen, setTextOpen] = useState(Boolean(text));
  const [lastSpans, setLastSpans] = useState<TimeSpan[] | null>(null);
  const name = weekdayLabels[weekday];
  const path = `${weekPath}.${weekday}`;
  const isOpen = spans.length > 0;
  const hasText = text !== null && (isTextOpen || text !== '' || `texts.${weekday}` in errors);

  const handleSwitch = (open: boolean) => {
    if (!open) setLastSpans(spans);
    onSpans(open ? (lastSpans ?? suggestion) : []);
  };
  const handleText = (isVisible: boolean) => {
    setTextOpen(isVisible);
    if (!isVisible) onText('');
  };

  return (
    <div role="group" aria-label={`${name}${suffix}`} className={classes.day}>
      <Text span size="sm" fw={600} className={classes.dayName} aria-hidden>
        {name}
      </Text>
      <Switch
        size="sm"
        color="green.7"
        className={classes.daySwitch}
        label="Open"
        aria-label={`${name}${suffix} is open`}
        data-path={path}
        checked={isOpen}
        onChange={({ currentTarget }) => handleSwitch(currentTarget.checked)}
      />
      <div className={classes.dayHours}>
        {!isOpen && !hasText && <ClosedText />}
        {isOpen && <SpanList name={`${name}${suffix}`} path={path} spans={spans} onChange={onSpans} errors={errors} />}
        {!isOpen && errors[path] && (
          <Text size="sm" c="red.8">
            {errors[path]}
          </Text>
        )}
        {hasText && (
          <TextInput
            label={`${name}’s text`}
            description={describeText(text, isOpen)}
            placeholder="e.g., By appointment"
            maxLength={taproomLimits.weekdayText}
            data-path={`texts.${weekday}`}
            error={errors[`texts.${weekday}`]}
            value={text}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
          />
        )}
      </div>
      <DayMenu
        name={`${name}${suffix}`}
        isTextShown={text === null ? null : hasText}
        onCopy={onCopy}
        onWholeDay={() => onSpans([{ opens: '00:00', closes: '00:00' }])}
        onText={handleText}
      />
    </div>
  );
}

const describeText = (text: string, isOpen: boolean) =>
  isOpen || text.trim() === '' || /^closed\b/i.test(text.trim())
    ? 'Shown instead of the hours'
    : 'Shown as entered, but the site can’t tell from it whether you’re open.';
