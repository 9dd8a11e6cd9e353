import { VisuallyHidden, Switch, Text, TextInput, Menu, Button, Input } from '@mantine/core';
import { Clock, Copy, EllipsisVertical, Text as TextIcon, Plus, X } from 'lucide-react';
import { useState, useRef, type ReactNode } from 'react';
import { weekdays, type Weekday, weekdayLabels } from '@domain/location/constants';
import { taproomLimits } from '@domain/taproom/limits';
import type { WeekHours, TimeSpan } from '@domain/taproom/schema';
import { isWholeDay } from '@domain/taproom/week-hours';
import { suggestSpans, type HoursErrors } from './hours-form-values';
import classes from './hours.module.css';
import { IconButton } from '../buttons';

/** Replaces the hours: the switch beside it is labeled with what it turns on. */
export const ClosedText = () => (
  <Text span size="sm" c="dimmed" style={{ lineHeight: '36px' }}>
    Closed
  </Text>
);

type SpanListProps = {
  name: string;
  path: string;
  spans: TimeSpan[];
  onChange: (spans: TimeSpan[]) => void;
  /** Errors by path, such as `regular.monday.0.opens`. */
  errors: Record<string, ReactNode>;
};

/** The time spans of a day. */
export function SpanList({ name, path, spans, onChange, errors }: SpanListProps) {
  const list = useRef<HTMLDivElement>(null);
  const changeAt = (index: number, changes: Partial<TimeSpan>) =>
    onChange(spans.map((span, position) => (position === index ? { ...span, ...changes } : span)));
  const removeAt = (index: number) => {
    // The focused button disappears; with the last time span, the list may too.
    const day = spans.length === 1 ? list.current?.closest('[role="group"]') : null;
    (day ?? list.current)?.querySelector<HTMLElement>(day ? '[role="switch"]' : '[data-add]')?.focus();
    onChange(spans.filter((_, position) => position !== index));
  };

  return (
    <div ref={list} className={classes.spans}>
      {spans.map((span, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- spans have no identity besides their position
        <Input.Wrapper
          key={index}
          className={classes.spanGroup}
          error={errors[`${path}.${index}.opens`] ?? errors[`${path}.${index}.closes`]}
        >
          <div className={classes.span}>
            <TimeField
              label={`${name} opens${ordinal(index)}`}
              path={`${path}.${index}.opens`}
              value={span.opens}
              hasError={`${path}.${index}.opens` in errors}
              onChange={(opens) => changeAt(index, { opens })}
            />
            <span className={classes.dash} aria-hidden>
              –
            </span>
            <TimeField
              label={`${name} closes${ordinal(index)}`}
              path={`${path}.${index}.closes`}
              value={span.closes}
              hasError={`${path}.${index}.closes` in errors}
              onChange={(closes) => changeAt(index, { closes })}
            />
            <IconButton
              icon={X}
              size="md"
              label={`Remove these hours of ${name}${ordinal(index)}`}
              onClick={() => removeAt(index)}
            />
          </div>
          <SpanHint span={span} />
        </Input.Wrapper>
      ))}
      {errors[path] && <Input.Error>{errors[path]}</Input.Error>}
      <Button
        data-add
        variant="subtle"
        size="compact-sm"
        color="gray.8"
        leftSection={<Plus size={14} />}
        aria-label={`Add hours to ${name}`}
        onClick={() => onChange([...spans, nextSpan(spans)])}
      >
        <span className={classes.addLabel}>Add hours</span>
      </Button>
    </div>
  );
}

type TimeFieldProps = {
  label: string;
  path: string;
  value: string;
  hasError: boolean;
  onChange: (time: string) => void;
};

/** Described by the error of the time span, which its wrapper shows. */
const TimeField = ({ label, path, value, hasError, onChange }: TimeFieldProps) => (
  <Input
    type="time"
    aria-label={label}
    data-path={path}
    value={value}
    error={hasError}
    className={classes.time}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

function SpanHint({ span }: { span: TimeSpan }) {
  const text = isWholeDay(span) ? 'Open 24 hours' : endsNextDay(span) ? 'Closes on the next day' : null;
  return (
    text && (
      <Text size="xs" c="dimmed">
        {text}
      </Text>
    )
  );
}

const endsNextDay = ({ opens, closes }: TimeSpan) =>
  opens !== '' && closes !== '' && closes !== '00:00' && closes < opens;

const ordinal = (index: number) => (index === 0 ? '' : `, ${index + 1}`);

/** The second span of a day is usually the evening. */
const nextSpan = (spans: readonly TimeSpan[]): TimeSpan =>
  spans.length === 0 ? { opens: '11:00', closes: '20:00' } : { opens: '', closes: '' };

const copyTargets = {
  everyDay: 'every day',
  weekdays: 'Monday to Friday',
  weekend: 'Saturday and Sunday',
} as const;
type CopyTarget = keyof typeof copyTargets;

type DayMenuProps = {
  name: string;
  /** Null if days have no texts. */
  isTextShown: boolean | null;
  onCopy: (target: CopyTarget) => void;
  onWholeDay: () => void;
  onText: (isVisible: boolean) => void;
};

const DayMenu = ({ name, isTextShown, onCopy, onWholeDay, onText }: DayMenuProps) => (
  <Menu position="bottom-end" withinPortal shadow="md" loop={false}>
    <Menu.Target>
      <IconButton icon={EllipsisVertical} label={`More for ${name}`} />
    </Menu.Target>
    <Menu.Dropdown>
      {(Object.keys(copyTargets) as CopyTarget[]).map((target) => (
        <Menu.Item key={target} leftSection={<Copy size={14} />} onClick={() => onCopy(target)}>
          Copy to {copyTargets[target]}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={<Clock size={14} />} onClick={onWholeDay}>
        Open 24 hours
      </Menu.Item>
      {isTextShown !== null && (
        <Menu.Item leftSection={<TextIcon size={14} />} onClick={() => onText(!isTextShown)}>
          {isTextShown ? 'Remove the text' : 'Show a text instead'}
        </Menu.Item>
      )}
    </Menu.Dropdown>
  </Menu>
);

type DayEditorProps = {
  weekday: Weekday;
  /** The path of the week in the form: `regular` or `kitchen`. */
  path: string;
  /** Completes the labels of the kitchen's fields, such as ` (kitchen)`. */
  suffix: string;
  spans: TimeSpan[];
  /** Null if days have no texts. */
  text: string | null;
  /** What Open starts with. */
  suggestion: TimeSpan[];
  errors: HoursErrors;
  onSpans: (spans: TimeSpan[]) => void;
  onText: (text: string) => void;
  onCopy: (target: CopyTarget) => void;
};

function DayEditor({ weekday, path: weekPath, suffix, spans, text, suggestion, ...rest }: DayEditorProps) {
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

type WeekEditorProps = {
  path: 'regular' | 'kitchen';
  week: WeekHours;
  onWeek: (week: WeekHours) => void;
  /** The text of each weekday; null if days have none. */
  texts: Record<Weekday, string> | null;
  onTexts: (texts: Record<Weekday, string>) => void;
  errors: HoursErrors;
};

const targetDays: Record<CopyTarget, readonly Weekday[]> = {
  everyDay: weekdays,
  weekdays: weekdays.slice(0, 5),
  weekend: weekdays.slice(5),
};

export function WeekEditor({ path, week, onWeek, texts, onTexts, errors }: WeekEditorProps) {
  const [status, setStatus] = useState('');
  const copy = (source: Weekday, target: CopyTarget) => {
    const days = targetDays[target];
    onWeek({ ...week, ...Object.fromEntries(days.map((weekday) => [weekday, week[source]])) });
    if (texts) onTexts({ ...texts, ...Object.fromEntries(days.map((weekday) => [weekday, texts[source]])) });
    setStatus(`The hours of ${weekdayLabels[source]} were copied to ${copyTargets[target]}`);
  };

  return (
    <div className={classes.week}>
      {weekdays.map((weekday) => (
        <DayEditor
          key={weekday}
          weekday={weekday}
          path={path}
          suffix={path === 'kitchen' ? ' (kitchen)' : ''}
          spans={week[weekday]}
          text={texts && texts[weekday]}
          suggestion={suggestSpans(week)}
          errors={errors}
          onSpans={(spans) => onWeek({ ...week, [weekday]: spans })}
          onText={(text) => texts && onTexts({ ...texts, [weekday]: text })}
          onCopy={(target) => copy(weekday, target)}
        />
      ))}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  );
}
