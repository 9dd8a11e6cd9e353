import { VisuallyHidden, Switch, Text, TextInput, ActionIcon, Menu } from '@mantine/core';
import { Clock, Copy, EllipsisVertical, Text as TextIcon } from 'lucide-react';
import { useState } from 'react';
import { weekdays, type Weekday } from '@domain/location/constants';
import { weekdayLabels } from '@domain/location/week';
import { taproomLimits } from '@domain/taproom/limits';
import type { WeekHours, TimeSpan } from '@domain/taproom/taproom';
import { ClosedText } from './closed-text';
import { suggestSpans, type HoursErrors } from './hours-form-values';
import classes from './hours.module.css';
import { SpanList } from './span-list';

const copyTargets = {
  everyDay: 'every day',
  weekdays: 'Monday to Friday',
  weekend: 'Saturday and Sunday',
} as const;
type CopyTarget = keyof typeof copyTargets;

type DayMenuProps = {
  name: string;
  /** Null where days have no texts. */
  isTextShown: boolean | null;
  onCopy: (target: CopyTarget) => void;
  onWholeDay: () => void;
  onText: (isVisible: boolean) => void;
};

const DayMenu = ({ name, isTextShown, onCopy, onWholeDay, onText }: DayMenuProps) => (
  <Menu position="bottom-end" withinPortal shadow="md" loop={false}>
    <Menu.Target>
      <ActionIcon aria-label={`More for ${name}`}>
        <EllipsisVertical size={16} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {(Object.keys(copyTargets) as CopyTarget[]).map((target) => (
        <Menu.Item key={target} leftSection={<Copy size={14} aria-hidden />} onClick={() => onCopy(target)}>
          Copy to {copyTargets[target]}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={<Clock size={14} aria-hidden />} onClick={onWholeDay}>
        Open 24 hours
      </Menu.Item>
      {isTextShown !== null && (
        <Menu.Item leftSection={<TextIcon size={14} aria-hidden />} onClick={() => onText(!isTextShown)}>
          {isTextShown ? 'Remove the text' : 'Show a text instead'}
        </Menu.Item>
      )}
    </Menu.Dropdown>
  </Menu>
);

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

type WeekEditorProps = {
  path: 'regular' | 'kitchen';
  week: WeekHours;
  onWeek: (week: WeekHours) => void;
  /** Of each weekday; null where days have none. */
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
