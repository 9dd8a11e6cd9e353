/** Opening hours in the taproom form. */
import { mapWeek, weekdays, type Weekday, weekdayLabels } from '@domain/location/constants';
import { formatSpans } from '@domain/taproom/week-hours';
import type { HoursException, OpeningHours, TimeSpan, WeekHours } from '@domain/taproom/schema';
import { formatShortDate } from '@domain/time/format';

export type ExceptionValues = {
  /** Tells entries apart in the list and when edits are merged; not sent. */
  _id: string;
  from: string;
  to: string;
  spans: TimeSpan[];
  reason: string;
};

export type HoursFormValues = {
  regular: WeekHours;
  texts: Record<Weekday, string>;
  display: string;
  /** Null: the kitchen has no hours of its own. */
  kitchen: WeekHours | null;
  exceptions: ExceptionValues[];
};

const sortSpans = (spans: readonly TimeSpan[]) => spans.map(({ opens, closes }) => ({ opens, closes }));

const toWeek = (week: WeekHours): WeekHours => mapWeek((weekday) => sortSpans(week[weekday]));

const toExceptionValues = ({ from, to, spans, reason }: HoursException): ExceptionValues => ({
  _id: from,
  from,
  to,
  spans: sortSpans(spans),
  reason: reason ?? '',
});

export const toHoursFormValues = (openingHours: OpeningHours): HoursFormValues => ({
  regular: toWeek(openingHours.regular),
  texts: mapWeek((weekday) => openingHours.texts[weekday] ?? ''),
  display: openingHours.display ?? '',
  kitchen: openingHours.kitchen && toWeek(openingHours.kitchen),
  exceptions: openingHours.exceptions.map(toExceptionValues),
});

export const toOpeningHoursBody = ({ exceptions, ...values }: HoursFormValues) => ({
  ...values,
  exceptions: exceptions.map(({ from, to, spans, reason }) => ({ from, to, spans, reason })),
});

/** The hours as the site would show them; `closesEarly` is not part of the form. */
export const toOpeningHours = ({ regular, texts, display, kitchen, exceptions }: HoursFormValues): OpeningHours => ({
  regular,
  texts: Object.fromEntries(weekdays.flatMap((weekday) => (texts[weekday].trim() ? [[weekday, texts[weekday]]] : []))),
  display: display.trim() || null,
  kitchen,
  exceptions: exceptions.map(({ from, to, spans, reason }) => ({ from, to, spans, reason: reason.trim() || null })),
  closesEarly: null,
});

/** A sensible start for a day that was closed: the hours of another day. */
export const suggestSpans = (week: WeekHours): TimeSpan[] =>
  sortSpans(
    weekdays.map((weekday) => week[weekday]).find((spans) => spans.length > 0) ?? [{ opens: '11:00', closes: '20:00' }],
  );

/** Text for the conflict dialog. */
export const formatWeek = (week: WeekHours | null) =>
  week === null
    ? '(none)'
    : weekdays.map((weekday) => `${weekdayLabels[weekday].slice(0, 3)} ${formatSpans(week[weekday])}`).join(', ');

export const formatExceptions = (exceptions: readonly ExceptionValues[]) =>
  exceptions
    .map(({ from, to, spans, reason }) =>
      [formatDays({ from, to }), reason, formatSpans(spans)].filter(Boolean).join(' '),
    )
    .join('; ') || '(none)';

/** `Nov 26, 2026`, `Dec 24, 2026 to Dec 26, 2026`. */
export const formatDays = ({ from, to }: { from: string; to: string }) =>
  from === to || !to ? formatShortDate(from) : `${formatShortDate(from)} to ${formatShortDate(to)}`;
