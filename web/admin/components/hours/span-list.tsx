import { ActionIcon, Button, Input, Text } from '@mantine/core';
import type { TimeSpan } from '@domain/taproom/taproom';
import { isWholeDay } from '@domain/taproom/week-hours';
import { Plus, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import classes from './span-list.module.css';

type SpanListProps = {
  /** Such as `Monday`. */
  name: string;
  /** Such as `regular.monday`. */
  path: string;
  spans: TimeSpan[];
  onChange: (spans: TimeSpan[]) => void;
  /** By path, such as `regular.monday.0.opens`. */
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
            <ActionIcon
              size="md"
              aria-label={`Remove these hours of ${name}${ordinal(index)}`}
              onClick={() => removeAt(index)}
            >
              <X size={16} />
            </ActionIcon>
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
        leftSection={<Plus size={14} aria-hidden />}
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
