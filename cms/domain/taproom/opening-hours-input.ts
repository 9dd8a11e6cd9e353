/** Opening hours in request bodies and the staff form. Absent weekdays and groups stay unchanged; null clears. */
import * as z from 'zod';
import { mapWeek, weekdays, type Weekday, weekdayLabels } from '../location/constants';
import { formatDisplayHours } from '../location/display-hours';
import { parseHours, type TimeRange } from '../location/hours';
import type { Hours } from '../location/schema';
import { optionalText, parsedField, requestBody } from '../shared/fields';
import { formatShortDate } from '../time/format';
import { addDays, parsePlainDate } from '../time/plain-date';
import { formatTime, minutesPerDay, minutesToTime, parseTime, timeToMinutes } from '../time/time-of-day';
import { taproomLimits } from './limits';
import type { TimeSpan, WeekHours, OpeningHours } from './schema';
import { isWholeDay, toRange, formatSpans, noOpeningHours, toSpan, closedWeek } from './week-hours';

const invalidTime = 'Please enter a time such as 17:00';
const invalidDate = 'Please enter a valid date';

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

const week = z
  .object(
    mapWeek((weekday) => spans(weekdayLabels[weekday]).optional()),
    { error: 'Hours must have a list of time spans for each weekday' },
  )
  .superRefine((list, context) => {
    for (const { weekday, before, end } of findEarlyDays(list)) {
      const message = `${weekdayLabels[weekday]} opens before the hours of ${weekdayLabels[before]} end, at ${end}`;
      context.addIssue({ code: 'custom', path: [weekday], message });
    }
  });

const weekTexts = z.object(
  mapWeek((weekday) => optionalText({ label: weekdayLabels[weekday], max: taproomLimits.weekdayText })),
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

const dropTimes = (list: z.output<typeof weekTexts>) =>
  mapWeek((weekday) => (isOnlyTimes(list[weekday] ?? '') ? null : list[weekday]));

export const openingHoursInput = z
  .object(
    {
      regular: week.optional(),
      texts: weekTexts.transform(dropTimes).nullable().optional(),
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
type OpeningHoursInput = z.output<typeof openingHoursInput>;

/** `POST /api/taprooms/{slug}/close-early`: a time of today, or after midnight before the taproom closes. */
export const closeEarlyInput = requestBody({
  closes: z
    .string({ error: 'Please enter the time at which the taproom closes' })
    .refine((text) => parseTime(text) !== null, invalidTime)
    .overwrite((text) => parseTime(text) ?? text),
});

// Converts the texts of a week to time spans: for `PUT /api/content/location/{location}`.

type ParsedHours = Pick<OpeningHours, 'regular' | 'texts' | 'display'> & {
  /** Days whose text could not be parsed; it is kept as the day's text. */
  unreadable: Weekday[];
};

/** A text that differs from the one generated for its times is kept, so that `toHours` returns the same texts. */
export const parseHoursTexts = (hours: Hours): ParsedHours => {
  const parsed = mapWeek((weekday) => parseHours(hours[weekday]));
  const regular = mapWeek((weekday) => (parsed[weekday] ?? []).map(toSpan));
  const withText = weekdays.filter(
    (weekday) => parsed[weekday] === null || hours[weekday] !== formatSpans(regular[weekday]),
  );
  return {
    regular,
    texts: Object.fromEntries(withText.map((weekday) => [weekday, hours[weekday]])),
    display: hours.display === formatDisplayHours(hours) ? null : hours.display,
    unreadable: weekdays.filter((weekday) => parsed[weekday] === null),
  };
};

/** Opening hours of which only the texts are known. */
export const toOpeningHours = (hours: Hours): OpeningHours => {
  const { regular, texts, display } = parseHoursTexts(hours);
  return { ...noOpeningHours(), regular, texts, display };
};

/** Days with time spans that the rules reject, such as overlapping ones. */
function findRejectedDays(regular: WeekHours): Weekday[] {
  const { error } = openingHoursInput.safeParse({ regular });
  const rejected = new Set(error?.issues.map(({ path }) => path[1]));
  return weekdays.filter((weekday) => rejected.has(weekday) && regular[weekday].length > 0);
}

const keepTextsOnly = (parsed: ParsedHours, hours: Hours, days: Weekday[]): ParsedHours => ({
  ...parsed,
  regular: mapWeek((weekday) => (days.includes(weekday) ? [] : parsed.regular[weekday])),
  texts: { ...parsed.texts, ...Object.fromEntries(days.map((weekday) => [weekday, hours[weekday]])) },
  unreadable: weekdays.filter((weekday) => [...parsed.unreadable, ...days].includes(weekday)),
});

/** Days whose times the rules reject are unreadable: only their texts are kept. */
export function parseValidHours(hours: Hours): ParsedHours {
  let parsed = parseHoursTexts(hours);
  for (let days = findRejectedDays(parsed.regular); days.length > 0; days = findRejectedDays(parsed.regular)) {
    parsed = keepTextsOnly(parsed, hours, days);
  }
  return parsed;
}

/** Applies changes to opening hours: absent weekdays and groups stay unchanged, null clears. */

type Written = Omit<OpeningHours, 'closesEarly'>;
type WeekChanges = NonNullable<OpeningHoursInput['regular']>;

const mergeWeeks = (stored: WeekHours, changes: WeekChanges | undefined): WeekHours =>
  mapWeek((weekday) => changes?.[weekday] ?? stored[weekday]);

const mergeKitchen = ({ kitchen }: Written, changes: OpeningHoursInput['kitchen']) => {
  if (changes === undefined) return kitchen;
  return changes && mergeWeeks(kitchen ?? closedWeek(), changes);
};

const mergeTexts = ({ texts }: Written, changes: OpeningHoursInput['texts']): Written['texts'] => {
  if (changes === undefined) return texts;
  return Object.fromEntries(
    weekdays.flatMap((weekday) => {
      const text = changes?.[weekday] === undefined && changes !== null ? texts[weekday] : changes?.[weekday];
      return text ? [[weekday, text]] : [];
    }),
  );
};

export const mergeOpeningHours = (stored: Written, changes: OpeningHoursInput): Written => ({
  regular: mergeWeeks(stored.regular, changes.regular),
  texts: mergeTexts(stored, changes.texts),
  display: changes.display === undefined ? stored.display : changes.display,
  kitchen: mergeKitchen(stored, changes.kitchen),
  exceptions: changes.exceptions ?? stored.exceptions,
});
