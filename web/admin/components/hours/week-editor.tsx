import { VisuallyHidden } from '@mantine/core';
import { weekdays, type Weekday } from '@domain/location/constants';
import { weekdayLabels } from '@domain/location/week';
import type { WeekHours } from '@domain/taproom/taproom';
import { useState } from 'react';
import { DayEditor } from './day-editor';
import { copyTargets, type CopyTarget } from './day-menu';
import classes from './hours.module.css';
import { suggestSpans, type HoursErrors } from './hours-form-values';

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
