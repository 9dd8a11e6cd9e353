/** Opening hours as the components of a stored taproom. */
import { weekdays } from '#domain/location/constants';
import type { OpeningHours, TimeSpan, WeekHours } from '#domain/taproom/schema';
import { closedWeek } from '#domain/taproom/week-hours';
import { addDays } from '#domain/time/plain-date';
import { todayIn } from '#domain/time/zone';
import { emptyToNull } from '../stored-values';
import type { StoredDayHours, StoredHours, TaproomDocument } from './document';

const toSpan = ({ opens, closes }: TimeSpan): TimeSpan => ({ opens: opens.slice(0, 5), closes: closes.slice(0, 5) });

const byOpening = (one: TimeSpan, two: TimeSpan) => (one.opens < two.opens ? -1 : 1);

const toWeek = (stored: readonly StoredDayHours[]): WeekHours => {
  const week = closedWeek();
  for (const { weekday, ...span } of stored) week[weekday].push(toSpan(span));
  for (const weekday of weekdays) week[weekday].sort(byOpening);
  return week;
};

/** Null from the second day after it: its hours can last past midnight. */
function toClosesEarly(stored: TaproomDocument, now: Date): OpeningHours['closesEarly'] {
  const { closesEarlyOn, closesEarlyAt, timeZone } = stored;
  if (!closesEarlyOn || !closesEarlyAt) return null;
  const date = String(closesEarlyOn).slice(0, 10);
  return addDays(date, 1) < todayIn(timeZone, now) ? null : { date, closes: closesEarlyAt.slice(0, 5) };
}

/** Clears an early closing of the past when the taproom is written. */
export const withoutPastClosing = (stored: TaproomDocument, now: Date) =>
  stored.closesEarlyOn && toClosesEarly(stored, now) === null ? { closesEarlyOn: null, closesEarlyAt: null } : {};

export const toOpeningHours = (stored: TaproomDocument, now: Date): OpeningHours => ({
  regular: toWeek(stored.regularHours ?? []),
  texts: Object.fromEntries((stored.weekdayTexts ?? []).map(({ weekday, text }) => [weekday, text])),
  display: emptyToNull(stored.hoursDisplay),
  kitchen: stored.kitchenHours?.length ? toWeek(stored.kitchenHours) : null,
  exceptions: (stored.exceptions ?? [])
    .map(({ from, to, reason, spans }) => ({
      from: String(from).slice(0, 10),
      to: String(to).slice(0, 10),
      spans: (spans ?? []).map(toSpan).sort(byOpening),
      reason: emptyToNull(reason),
    }))
    .sort((one, two) => (one.from < two.from ? -1 : 1)),
  closesEarly: toClosesEarly(stored, now),
});

const toStoredTime = (time: string) => `${time}:00.000`;

const toStoredSpan = ({ opens, closes }: TimeSpan) => ({ opens: toStoredTime(opens), closes: toStoredTime(closes) });

const toDays = (week: WeekHours) =>
  weekdays.flatMap((weekday) => week[weekday].map((span) => ({ weekday, ...toStoredSpan(span) })));

/** Leaves out closing early, which is stored and removed by its own calls. */
export const toStoredHours = ({
  regular,
  texts,
  display,
  kitchen,
  exceptions,
}: Omit<OpeningHours, 'closesEarly'>): Omit<StoredHours, 'closesEarlyOn' | 'closesEarlyAt'> => ({
  regularHours: toDays(regular),
  kitchenHours: kitchen ? toDays(kitchen) : [],
  weekdayTexts: weekdays.flatMap((weekday) => {
    const text = texts[weekday];
    return text === undefined ? [] : [{ weekday, text }];
  }),
  hoursDisplay: display,
  exceptions: exceptions.map(({ spans, ...exception }) => ({ ...exception, spans: spans.map(toStoredSpan) })),
});

export const toStoredClosing = ({ date, closes }: NonNullable<OpeningHours['closesEarly']>) => ({
  closesEarlyOn: date,
  closesEarlyAt: toStoredTime(closes),
});
