/** The bars of a week in a month's calendar: an event of several days is one bar, below each other in lanes. */
import { daysBetween } from '../time/plain-date';
import { getLastDay } from './event-days';
import { compareByStart, normalizeSchedule, type OrderedEvent } from './schedule';

export type WeekBar<Item> = {
  event: Item;
  /** The day of the week on which it starts, from 0. */
  column: number;
  /** Days. */
  span: number;
  /** From 0, the topmost. */
  lane: number;
  /** Whether it began in an earlier week, or goes on in a later one. */
  startsBefore: boolean;
  endsAfter: boolean;
};

type Placed<Item> = Omit<WeekBar<Item>, 'lane'>;

const place = <Item extends OrderedEvent>(event: Item, firstDay: string, days: number): Placed<Item> | null => {
  const { startDate } = normalizeSchedule(event);
  const start = daysBetween(firstDay, startDate);
  const end = daysBetween(firstDay, getLastDay(event));
  if (end < 0 || start >= days) return null;
  const column = Math.max(0, start);
  const last = Math.min(days - 1, end);
  return { event, column, span: last - column + 1, startsBefore: start < 0, endsAfter: end >= days };
};

/** Long bars first, so that they stay on top on all of their days. */
const compareBars = <Item extends OrderedEvent>(left: Placed<Item>, right: Placed<Item>) =>
  left.column - right.column || right.span - left.span || compareByStart(left.event, right.event);

/** The bars from `firstDay` on, each in the topmost lane that is free on all of its days. */
export function layOutWeek<Item extends OrderedEvent>(
  events: readonly Item[],
  firstDay: string,
  days = 7,
): WeekBar<Item>[] {
  const bars = events.flatMap((event) => place(event, firstDay, days) ?? []).sort(compareBars);
  const laneEnds: number[] = [];
  return bars.map((bar) => {
    const free = laneEnds.findIndex((end) => end < bar.column);
    const lane = free < 0 ? laneEnds.length : free;
    laneEnds[lane] = bar.column + bar.span - 1;
    return { ...bar, lane };
  });
}

const isOn = ({ column, span }: WeekBar<unknown>, day: number) => column <= day && day < column + span;

/**
 * The bars that fit, and the number of those that do not on each day. `lines` is the height of a day; the last one is
 * needed for the number where a day has more.
 */
export function fitWeek<Item>(bars: readonly WeekBar<Item>[], lines: number, days = 7) {
  const isFull = Array.from({ length: days }, (_, day) => bars.some((bar) => bar.lane >= lines && isOn(bar, day)));
  const fits = (bar: WeekBar<Item>) =>
    bar.lane < lines - 1 || (bar.lane === lines - 1 && !isFull.some((full, day) => full && isOn(bar, day)));
  const hidden = bars.filter((bar) => !fits(bar));
  return {
    shown: bars.filter(fits),
    hiddenCounts: isFull.map((_, day) => hidden.filter((bar) => isOn(bar, day)).length),
  };
}
