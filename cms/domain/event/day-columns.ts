/** The blocks of a day in a week's calendar with hours: events at the same time share the width of the day. */
import { daysBetween } from '../time/plain-date';
import { minutesPerDay, timeToMinutes } from '../time/time-of-day';
import { getLastDay } from './event-days';
import { compareByStart, normalizeSchedule, type EventDates, type OrderedEvent } from './schedule';

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

/** Blocks that have no room; they are counted beside the others. */
export type HiddenBlocks = { start: number; end: number; count: number };

export type DayLayout<Item> = { blocks: DayBlock<Item>[]; hidden: HiddenBlocks[] };

/** Groups of blocks that overlap, directly or through others; each block is in the first free column. */
function groupBlocks<Item>(blocks: readonly DayBlock<Item>[]): DayBlock<Item>[][] {
  const groups: DayBlock<Item>[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const group = last?.some(({ end }) => end > block.start) ? last : [];
    if (group !== last) groups.push(group);
    const taken = new Set(group.filter(({ end }) => end > block.start).map(({ column }) => column));
    let column = 0;
    while (taken.has(column)) column++;
    group.push({ ...block, column });
  }
  return groups;
}

/** If a group needs too many columns, the last one is left for the number of hidden blocks. */
function fitGroup<Item>(group: readonly DayBlock<Item>[], maxColumns: number): DayLayout<Item> {
  const columns = Math.max(...group.map(({ column }) => column)) + 1;
  if (columns <= maxColumns) return { blocks: group.map((block) => ({ ...block, columns })), hidden: [] };
  const rest = group.filter(({ column }) => column >= maxColumns - 1);
  const start = Math.min(...rest.map((block) => block.start));
  const end = Math.max(...rest.map((block) => block.end));
  return {
    blocks: group.filter((block) => !rest.includes(block)).map((block) => ({ ...block, columns: maxColumns })),
    hidden: [{ start, end, count: rest.length }],
  };
}

/** The blocks of the events that start on a day. */
export function layOutDay<Item extends OrderedEvent>(
  events: readonly Item[],
  date: string,
  maxColumns = 4,
): DayLayout<Item> {
  const blocks = events
    .filter((event) => !lastsAllDay(event) && normalizeSchedule(event).startDate === date)
    .toSorted(compareByStart)
    .map((event) => ({ event, ...toMinutes(event), column: 0, columns: 1 }));
  const layouts = groupBlocks(blocks).map((group) => fitGroup(group, maxColumns));
  return {
    blocks: layouts.flatMap((layout) => layout.blocks),
    hidden: layouts.flatMap((layout) => layout.hidden),
  };
}

const usualHours = { from: 10, to: 22 };

/** The hours that a calendar shows: the usual ones, and those of earlier and later events. */
export function findShownHours(layouts: readonly DayLayout<unknown>[]) {
  const blocks = layouts.flatMap(({ blocks: shown, hidden }) => [...shown, ...hidden]);
  const from = Math.min(usualHours.from, ...blocks.map(({ start }) => Math.floor(start / 60)));
  const to = Math.max(usualHours.to, ...blocks.map(({ end }) => Math.ceil(end / 60)));
  return { from, to };
}
