/** Opening hours in request bodies and the staff form. Absent weekdays and groups stay unchanged; null clears. */
import * as z from 'zod';
import { weekdays, type Weekday } from '../location/constants';
import { parseHours, type TimeRange } from '../location/hours';
import { weekdayLabels } from '../location/week';
import { messages } from '../shared/messages';
import { optionalText } from '../shared/text-field';
import { formatShortDate } from '../time/format';
import { addDays, parsePlainDate } from '../time/plain-date';
import { formatTime, minutesPerDay, minutesToTime, parseTime, timeToMinutes } from '../time/time-of-day';
import { taproomLimits } from './limits';
import type { TimeSpan, WeekHours } from './taproom';
import { isWholeDay, mapWeek, toRange } from './week-hours';

const invalidTime = 'Please enter a time such as 17:00';
const invalidDate = 'Please enter a valid date';

const parsedField = (parse: (text: string) => string | null, message: string) =>
  z
    .string({ error: message })
    // Rules of several fields can't read an invalid one.
    .refine((text) => parse(text) !== null, { error: message, abort: true })
    .overwrite((text) => parse(text) ?? text);

const timeField = parsedField(parseTime, invalidTime);
const dateField = parsedField(parsePlainDate, invalidDate);

const span = z
  .object({ opens: timeField, closes: timeField }, { error: 'Each time span must have opens and closes' })
  .refine((times) => times.opens !== times.closes || isWholeDay(times), {
    path: ['closes'],
    error: 'Opening and closing times are equal. Enter 12:00 AM for both if it is open for 24 hours.',
  });

const hasOverlap = (ranges: TimeRange[]) =>
  [...ranges]
    .sort((one, two) => one.opens - two.opens)
    .some((range, index, sorted) => range.opens < (sorted[index - 1]?.closes ?? 0));

/** When the hours of a day end on the next day, in its minutes; 0 if they don't. */
const endOnNextDay = (list: readonly TimeSpan[] | undefined) =>
  Math.max(0, ...(list ?? []).map((times) => toRange(times).closes - minutesPerDay));

/** Days that open before the hours of the previous day end. */
const findEarlyDays = (list: Partial<WeekHours>) =>
  weekdays.flatMap((weekday, index) => {
    const before = weekdays[(index + 6) % 7] ?? 'sunday';
    const end = endOnNextDay(list[before]);
    const isEarly = (list[weekday] ?? []).some(({ opens }) => timeToMinutes(opens) < end);
    return isEarly ? { weekday, before, end: formatTime(minutesToTime(end)) } : [];
  });

const sortSpans = (spans: TimeSpan[]) => [...spans].sort((one, two) => (one.opens < two.opens ? -1 : 1));

const spans = (day: string) =>
  z
    .array(span, { error: `The hours of ${day} must be a list of time spans` })
    .max(taproomLimits.spansPerDay, `Please list at most ${taproomLimits.spansPerDay} time spans`)
    .refine((list) => !hasOverlap(list.map(toRange)), `The hours of ${day} overlap`)
    .transform(sortSpans)
    .nullable()
    .transform((list) => list ?? []);

const forWeekdays = <Field extends z.ZodType>(createField: (weekday: Weekday) => Field) =>
  Object.fromEntries(weekdays.map((weekday) => [weekday, createField(weekday)])) as Record<Weekday, Field>;

const week = z
  .object(
    forWeekdays((weekday) => spans(weekdayLabels[weekday]).optional()),
    { error: 'Hours must have a list of time spans for each weekday' },
  )
  .superRefine((list, context) => {
    for (const { weekday, before, end } of findEarlyDays(list)) {
      const message = `${weekdayLabels[weekday]} opens before the hours of ${weekdayLabels[before]} end, at ${end}`;
      context.addIssue({ code: 'custom', path: [weekday], message });
    }
  });

const texts = z.object(
  forWeekdays((weekday) => optionalText({ label: weekdayLabels[weekday], max: taproomLimits.weekdayText })),
  { error: 'Texts must have a text for each weekday' },
);

const exception = z
  .object(
    {
      from: dateField,
      to: dateField,
      spans: spans('these days'),
      reason: optionalText({ label: 'Reason', max: taproomLimits.reason }).transform((text) => text ?? null),
    },
    { error: 'Special hours must have from, to and spans' },
  )
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day must not be before the first' })
  .refine(({ from, to }) => to <= addDays(from, taproomLimits.exceptionDays - 1), {
    path: ['to'],
    error: `Please choose at most ${taproomLimits.exceptionDays} days`,
  });

type Days = { from: string; to: string };

const findOverlapping = (list: readonly Days[], index: number) => {
  const days = list[index];
  return days && list.slice(0, index).find(({ from, to }) => from <= days.to && days.from <= to);
};

const exceptions = z
  .array(exception, { error: 'Special hours must be a list' })
  .max(taproomLimits.exceptions, `Please list at most ${taproomLimits.exceptions} special hours`)
  .superRefine((list, context) => {
    for (const index of list.keys()) {
      const other = findOverlapping(list, index);
      if (!other) continue;
      const message = `There are special hours on ${formatShortDate(other.from)} already`;
      context.addIssue({ code: 'custom', path: [index, 'from'], message });
    }
  })
  .transform((list) => [...list].sort((one, two) => (one.from < two.from ? -1 : 1)))
  .nullable()
  .transform((list) => list ?? []);

/** A text with times only is dropped: the time spans have them. */
const isOnlyTimes = (text: string) => !/^closed\b./i.test(text) && parseHours(text) !== null;

const dropTimes = (list: z.output<typeof texts>) =>
  mapWeek((weekday) => (isOnlyTimes(list[weekday] ?? '') ? null : list[weekday]));

export const openingHoursInput = z
  .object(
    {
      regular: week.optional(),
      texts: texts.transform(dropTimes).nullable().optional(),
      display: optionalText({ label: 'Summary', max: taproomLimits.display }),
      kitchen: week.nullable().optional(),
      exceptions: exceptions.optional(),
    },
    { error: 'Opening hours must be an object' },
  )
  .superRefine(({ regular, texts: dayTexts }, context) => {
    for (const weekday of weekdays) {
      if (!/^closed\b/i.test(dayTexts?.[weekday] ?? '') || !regular?.[weekday]?.length) continue;
      const message = `${weekdayLabels[weekday]} has hours, but its text says that it is closed`;
      context.addIssue({ code: 'custom', path: ['texts', weekday], message });
    }
  });
export type OpeningHoursInput = z.output<typeof openingHoursInput>;

/** `POST /api/taprooms/{slug}/close-early`: a time of today, or after midnight before the taproom closes. */
export const closeEarlyInput = z.object(
  {
    closes: z
      .string({ error: 'Please enter the time at which the taproom closes' })
      .refine((text) => parseTime(text) !== null, invalidTime)
      .overwrite((text) => parseTime(text) ?? text),
  },
  { error: messages.notAnObject },
);
