/** The blocks of a day in a week's calendar with hours: events at the same time share the width of the day. */
import { daysBetween } from '../time/plain-date';
import { minutesPerDay, timeToMinutes } from '../time/time-of-day';
import type { Event } from './event';
import { getLastDay } from './event-days';
import { compareByStart, normalizeSchedule, type EventDates } from './schedule';

type Scheduled = EventDates & Pick<Event, '_id' | 'title'>;

/** Events without a start time, or of several days, are not in the hours but above them. */
export const lastsAllDay = (event: EventDates) => {
  const { startDate, startTime } = normalizeSchedule(event);
  return startTime === null || getLastDay(event) > startDate;
};

export type DayBlock<Item> = {
  event: Item;
  /** Minutes since midnight. */
  start: number;
  /** Midnight at the latest: a night belongs to the day on which it began. */
  end: number;
  endsAfterMidnight: boolean;
  /** From 0, of `columns`. */
  column: number;
  columns: number;
};

/** Shorter blocks would be too low to read. */
const shortest = 45;
/** Of events without an end. */
const assumedLength = 60;

function toMinutes(event: EventDates) {
  const { startDate, startTime, endDate, endTime } = normalizeSchedule(event);
  const start = startTime ? timeToMinutes(startTime) : 0;
  const end = endTime
    ? daysBetween(startDate, endDate) * minutesPerDay + timeToMinutes(endTime)
    : start + assumedLength;
  return {
    start: Math.min(start, minutesPerDay - shortest),
    end: Math.min(minutesPerDay, Math.max(end, start + shortest)),
    endsAfterMidnight: end > minutesPerDay,
  };
}

/** The blocks of the events that start on a day. */
export function layOutDay<Item extends Scheduled>(events: readonly Item[], date: string): DayBlock<Item>[] {
  const blocks = events
    .filter((event) => !lastsAllDay(event) && normalizeSchedule(event).startDate === date)
    .toSorted(compareByStart)
    .map((event) => ({ event, ...toMinutes(event), column: 0, columns: 1 }));
  let group: DayBlock<Item>[] = [];
  const finishGroup = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column)) + 1;
    for (const block of group) block.columns = columns;
    group = [];
  };
  for (const block of blocks) {
    if (group.every(({ end }) => end <= block.start)) finishGroup();
    const taken = new Set(group.filter(({ end }) => end > block.start).map(({ column }) => column));
    while (taken.has(block.column)) block.column++;
    group.push(block);
  }
  finishGroup();
  return blocks;
}

const usualHours = { from: 10, to: 22 };

/** The hours that a calendar shows: the usual ones, and those of earlier and later events. */
export function findShownHours(blocks: readonly Pick<DayBlock<unknown>, 'start' | 'end'>[]) {
  const from = Math.min(usualHours.from, ...blocks.map(({ start }) => Math.floor(start / 60)));
  const to = Math.max(usualHours.to, ...blocks.map(({ end }) => Math.ceil(end / 60)));
  return { from, to };
}
