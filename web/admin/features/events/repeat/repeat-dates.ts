/** The dates that the repeat dialog offers, with the reasons to skip each. */
import { checkOpeningHours } from '@domain/event/opening-hours';
import type { Event } from '@domain/event/event';
import { listRepeatDates, moveToDate, repeatCounts } from '@domain/event/recurrence';
import type { Taproom } from '@domain/taproom/taproom';
import { holidayName } from '@domain/time/holidays';

export type RepeatValues = {
  everyWeeks: '1' | '2';
  /** `''` while the field is empty. */
  count: number | string;
};

export type RepeatDate = {
  date: string;
  holiday: string | null;
  warnings: string[];
  /** The same event takes place on this date already. */
  isTaken: boolean;
};

/** The warnings that apply to every date: they are shown once. */
export function findCommonWarnings(dates: RepeatDate[]): string[] {
  const [first, ...others] = dates;
  if (!first || others.length === 0) return [];
  return first.warnings.filter((text) => others.every(({ warnings }) => warnings.includes(text)));
}

/** Null if the number of times is invalid. */
export const parseCount = (count: RepeatValues['count']): number | null => {
  const number = Number(count);
  return Number.isInteger(number) && number >= repeatCounts.min && number <= repeatCounts.max ? number : null;
};

export const listDates = (event: Event, { everyWeeks, count }: RepeatValues, today: string): string[] =>
  listRepeatDates(event, { everyWeeks: everyWeeks === '1' ? 1 : 2, count: parseCount(count) ?? 0 }, today);

/** As the server decides it: equal title, taproom and start. */
const isSameEvent = (event: Event, other: Event) =>
  other.title === event.title &&
  other.tapRoom === event.tapRoom &&
  other.startTime === event.startTime &&
  other.status !== 'cancelled';

type OpenTaproom = Pick<Taproom, 'name' | 'openingHours'>;

export const describeDates = (
  event: Event,
  dates: string[],
  others: Event[],
  taprooms: readonly OpenTaproom[],
): RepeatDate[] =>
  dates.map((date) => ({
    date,
    holiday: holidayName(date),
    warnings: checkOpeningHours({ ...event, ...moveToDate(event, date) }, taprooms),
    isTaken: others.some((other) => other.startDate === date && isSameEvent(event, other)),
  }));
