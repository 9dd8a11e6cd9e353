/** The dates that the repeat dialogs offer, with the reasons to skip each. */
import type { Event } from '@domain/event/event';
import { checkOpeningHours } from '@domain/event/opening-hours';
import { moveToDate } from '@domain/event/recurrence';
import type { EventDates } from '@domain/event/schedule';
import type { Taproom } from '@domain/taproom/taproom';
import { holidayName } from '@domain/time/holidays';

export type RepeatDate = {
  date: string;
  holiday: string | null;
  warnings: string[];
  /** The same event takes place on this date already. */
  isTaken: boolean;
};

/** The warnings that apply to every date: they are shown once. */
export function findCommonWarnings(dates: readonly Pick<RepeatDate, 'warnings'>[]): string[] {
  const [first, ...others] = dates;
  if (!first || others.length === 0) return [];
  return first.warnings.filter((text) => others.every(({ warnings }) => warnings.includes(text)));
}

type Repeated = EventDates & Pick<Event, 'title' | 'tapRoom' | 'status' | 'location'>;

/** As the server decides it: equal title, taproom and start. */
const isSameEvent = (event: Repeated, other: Repeated) =>
  other.title === event.title &&
  other.tapRoom === event.tapRoom &&
  other.startTime === event.startTime &&
  other.status !== 'cancelled';

type OpenTaproom = Pick<Taproom, 'name' | 'openingHours'>;

export const describeDates = (
  event: Repeated,
  dates: readonly string[],
  others: readonly Repeated[],
  taprooms: readonly OpenTaproom[],
): RepeatDate[] =>
  dates.map((date) => ({
    date,
    holiday: holidayName(date),
    warnings: checkOpeningHours({ ...event, ...moveToDate(event, date) }, taprooms),
    isTaken: others.some((other) => other.startDate === date && isSameEvent(event, other)),
  }));
