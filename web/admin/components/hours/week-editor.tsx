import { Box, Button, Group, Input, Menu, Switch, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { Clock, Copy, EllipsisVertical, Plus, Text as TextIcon, X } from 'lucide-react';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import { weekdays, type Weekday, weekdayLabels } from '@domain/location/constants';
import { taproomLimits } from '@domain/taproom/limits';
import type { WeekHours, TimeSpan } from '@domain/taproom/schema';
import { isWholeDay } from '@domain/taproom/week-hours';
import { clearErrorsOf } from '../../lib/form-errors';
import { IconButton } from '../buttons';
import type { AnyForm } from '../fields';
import { suggestSpans } from './hours-form-values';
import classes from './hours.module.css';

type SpanListProps = {
  name: string;
  path: string;
  spans: TimeSpan[];
  onChange: (spans: TimeSpan[]) => void;
  /** Errors by path, such as `regular.monday.0.opens`. */
  errors: Record<string, ReactNode>;
};

const ends = ['opens', 'closes'] as const;

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
    <Group ref={list} gap="6px 12px" align="flex-start">
      {spans.map((span, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- spans have no identity besides their position
        <Input.Wrapper
          key={index}
          miw={0}
          maw="100%"
          error={errors[`${path}.${index}.opens`] ?? errors[`${path}.${index}.closes`]}
        >
          <Group gap={6} wrap="nowrap">
            {ends.map((end) => (
              <Fragment key={end}>
                {end === 'closes' && (
                  <Text size="md" span c="dimmed" aria-hidden>
                    –
                  </Text>
                )}
                {/* Described by the error of the time span, which its wrapper shows. */}
                <Input
                  type="time"
                  aria-label={`${name} ${end}${ordinal(index)}`}
                  data-path={`${path}.${index}.${end}`}
                  value={span[end]}
                  error={`${path}.${index}.${end}` in errors}
                  className={classes.time}
                  onChange={({ currentTarget }) => changeAt(index, { [end]: currentTarget.value })}
                />
              </Fragment>
            ))}
            <IconButton
              icon={X}
              size="md"
              label={`Remove these hours of ${name}${ordinal(index)}`}
              onClick={() => removeAt(index)}
            />
          </Group>
          <Text size="xs" c="dimmed">
            {describeSpan(span)}
          </Text>
        </Input.Wrapper>
      ))}
      {errors[path] && <Input.Error>{errors[path]}</Input.Error>}
      <Button
        data-add
        variant="subtle"
        size="compact-sm"
        color="gray.8"
        mih={36}
        aria-label={`Add hours to ${name}`}
        onClick={() => onChange([...spans, nextSpan(spans)])}
      >
        <Plus size={14} />
        {/* On phones, a plus after the times. */}
        <Box component="span" ml={7} visibleFrom={spans.length > 0 ? 'sm' : undefined}>
          Add hours
        </Box>
      </Button>
    </Group>
  );
}

const describeSpan = (span: TimeSpan) =>
  isWholeDay(span) ? 'Open 24 hours' : endsNextDay(span) ? 'Closes on the next day' : null;

const endsNextDay = ({ opens, closes }: TimeSpan) =>
  opens !== '' && closes !== '' && closes !== '00:00' && closes < opens;

const ordinal = (index: number) => (index === 0 ? '' : `, ${index + 1}`);

/** The second span of a day is usually the evening. */
const nextSpan = (spans: readonly TimeSpan[]): TimeSpan =>
  spans.length === 0 ? { opens: '11:00', closes: '20:00' } : { opens: '', closes: '' };

type HoursRowProps = {
  /** Completes the labels of the fields. */
  label: string;
  /** Shown before the switch; the row is a group then. */
  name?: string;
  switchLabel: string;
  path: string;
  spans: TimeSpan[];
  /** What Open starts with. */
  suggestion: TimeSpan[];
  errors: Record<string, ReactNode>;
  onSpans: (spans: TimeSpan[]) => void;
  /** Replaces "Closed". */
  text?: ReactNode;
  /** At the end of the row. */
  children: ReactNode;
};

/** Open or closed, and the hours. On phones, the hours are below the switch. */
export function HoursRow(props: HoursRowProps) {
  const { label, name, switchLabel, path, spans, suggestion, errors, onSpans, text, children } = props;
  const [lastSpans, setLastSpans] = useState<TimeSpan[] | null>(null);
  const isOpen = spans.length > 0;
  const handleSwitch = (open: boolean) => {
    if (!open) setLastSpans(spans);
    onSpans(open ? (lastSpans ?? suggestion) : []);
  };
  return (
    <div className={classes.row} role={name && 'group'} aria-label={name && label}>
      {name && (
        <Text span fw={600} lh="36px" className={classes.name} aria-hidden>
          {name}
        </Text>
      )}
      <Switch
        size="sm"
        miw={name && 96}
        className={classes.switch}
        label="Open"
        aria-label={switchLabel}
        data-path={path}
        checked={isOpen}
        onChange={({ currentTarget }) => handleSwitch(currentTarget.checked)}
      />
      <div className={classes.hours}>
        {isOpen && <SpanList name={label} path={path} spans={spans} onChange={onSpans} errors={errors} />}
        {!isOpen && !text && (
          // The switch is labeled with what it turns on.
          <Text span c="dimmed" lh="36px">
            Closed
          </Text>
        )}
        {!isOpen && errors[path] && <Text c="red.8">{errors[path]}</Text>}
        {text}
      </div>
      {children}
    </div>
  );
}

type CopyTarget = { label: string; days: readonly Weekday[] };

const copyTargets: CopyTarget[] = [
  { label: 'every day', days: weekdays },
  { label: 'Monday to Friday', days: weekdays.slice(0, 5) },
  { label: 'Saturday and Sunday', days: weekdays.slice(5) },
];

type DayEditorProps = {
  form: AnyForm;
  weekday: Weekday;
  path: 'regular' | 'kitchen';
  week: WeekHours;
  /** Null if days have no texts. */
  text: string | null;
  onSpans: (spans: TimeSpan[]) => void;
  onCopy: (target: CopyTarget) => void;
};

function DayEditor({ form, weekday, path, week, text, onSpans, onCopy }: DayEditorProps) {
  const textPath = `texts.${weekday}` as never;
  const [isTextOpen, setTextOpen] = useState(Boolean(text));
  const name = weekdayLabels[weekday];
  const label = path === 'kitchen' ? `${name} (kitchen)` : name;
  const spans = week[weekday];
  const hasText = text !== null && (isTextOpen || text !== '' || `texts.${weekday}` in form.errors);
  const toggleText = () => {
    setTextOpen(!hasText);
    if (hasText) form.setFieldValue(textPath, '' as never);
  };

  return (
    <HoursRow
      label={label}
      name={name}
      switchLabel={`${label} is open`}
      path={`${path}.${weekday}`}
      spans={spans}
      suggestion={suggestSpans(week)}
      errors={form.errors}
      onSpans={onSpans}
      text={
        hasText && (
          <TextInput
            label={`${name}’s text`}
            description={describeText(text, spans.length > 0)}
            placeholder="e.g., By appointment"
            maxLength={taproomLimits.weekdayText}
            {...form.getInputProps(textPath)}
          />
        )
      }
    >
      <Menu position="bottom-end" withinPortal shadow="md" loop={false}>
        <Menu.Target>
          <IconButton icon={EllipsisVertical} label={`More for ${label}`} />
        </Menu.Target>
        <Menu.Dropdown>
          {copyTargets.map((target) => (
            <Menu.Item key={target.label} leftSection={<Copy size={14} />} onClick={() => onCopy(target)}>
              Copy to {target.label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<Clock size={14} />} onClick={() => onSpans([{ opens: '00:00', closes: '00:00' }])}>
            Open 24 hours
          </Menu.Item>
          {text !== null && (
            <Menu.Item leftSection={<TextIcon size={14} />} onClick={toggleText}>
              {hasText ? 'Remove the text' : 'Show a text instead'}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </HoursRow>
  );
}

const describeText = (text: string, isOpen: boolean) =>
  isOpen || text.trim() === '' || /^closed\b/i.test(text.trim())
    ? 'Shown instead of the hours'
    : 'Shown as entered, but the site can’t tell from it whether you’re open.';

type WeekEditorProps = {
  form: AnyForm;
  path: 'regular' | 'kitchen';
  hasTexts?: boolean;
};

export function WeekEditor({ form, path, hasTexts = false }: WeekEditorProps) {
  const [status, setStatus] = useState('');
  const week = form.getInputProps(path as never).value as WeekHours;
  const texts = hasTexts ? (form.getInputProps('texts' as never).value as Record<Weekday, string>) : null;
  const change = (field: string, value: object) => {
    form.setFieldValue(field as never, value as never);
    clearErrorsOf(form, [field]);
  };
  const copy = (source: Weekday, { label, days: targets }: CopyTarget) => {
    const copyTo = <Day,>(days: Record<Weekday, Day>) => ({
      ...days,
      ...Object.fromEntries(targets.map((weekday) => [weekday, days[source]])),
    });
    change(path, copyTo(week));
    if (texts) change('texts', copyTo(texts));
    setStatus(`The hours of ${weekdayLabels[source]} were copied to ${label}`);
  };

  return (
    <div>
      {weekdays.map((weekday) => (
        <DayEditor
          key={weekday}
          form={form}
          weekday={weekday}
          path={path}
          week={week}
          text={texts && texts[weekday]}
          onSpans={(spans) => change(path, { ...week, [weekday]: spans })}
          onCopy={(target) => copy(weekday, target)}
        />
      ))}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  );
}
