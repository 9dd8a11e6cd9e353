/** Figures of the kegs of a taproom. */
import { escapeFormula } from '../shared/csv-cell';
import { startOfPeriod } from '../stats/period';
import { addDays, daysBetween } from '../time/plain-date';
import { endOfDayIn, fromZonedDateTime, todayIn, toZonedDateTime } from '../time/zone';
import { minKegMinutes, type EndReason } from './constants';
import { formatPour } from './display';
import type { TapName, TapStatistics, PastPouring } from './schema';

/** The items of each key, in their order; the keys in the order of their first item. */
function groupBy<Item, Key>(items: readonly Item[], getKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** A keg that was on a tap. */
export type Keg = {
  /** Null for a pouring that was stored without a tap. */
  tap: TapName | null;
  drink: { name: string; isGuest: boolean };
  tappedAt: Date;
  /** Null while it is on. */
  endedAt: Date | null;
  reason: EndReason | null;
};

/** Dates of the taproom's time zone, both included. */
export type Period = { from: string; to: string; timeZone: string };

type EndedKeg = Keg & { endedAt: Date };

const minuteMs = 60_000;
const dayMs = 86_400_000;

const roundTo = (digits: number, value: number) => Number(value.toFixed(digits));

/** Days on the tap with one decimal, so far if the keg is still on. */
export const getDays = ({ tappedAt, endedAt }: Pick<Keg, 'tappedAt' | 'endedAt'>, now: Date) =>
  roundTo(1, Math.max(0, (endedAt ?? now).getTime() - tappedAt.getTime()) / dayMs);

export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [lower, upper] =
    sorted.length % 2 === 0 ? [sorted[middle - 1], sorted[middle]] : [sorted[middle], sorted[middle]];
  return lower === undefined || upper === undefined ? null : roundTo(1, (lower + upper) / 2);
}

const endedBy = (kegs: readonly EndedKeg[], reason: EndReason) => kegs.filter((keg) => keg.reason === reason);

const medianDays = (kegs: readonly EndedKeg[], now: Date) =>
  median(endedBy(kegs, 'kicked').map((keg) => getDays(keg, now)));

export const instantsOf = ({ from, to, timeZone }: Period) => ({
  start: fromZonedDateTime(timeZone, from, '00:00'),
  end: endOfDayIn(timeZone, to),
});

/** The share of the time from start to end in which the tap poured, at most 1. */
function getPouringShare(kegs: readonly Keg[], start: number, end: number, now: Date): number {
  const total = Math.min(end, now.getTime()) - start;
  if (total <= 0) return 0;
  const poured = kegs.map(({ tappedAt, endedAt }) =>
    Math.max(0, Math.min((endedAt ?? now).getTime(), end) - Math.max(tappedAt.getTime(), start)),
  );
  return roundTo(3, Math.min(1, poured.reduce((sum, time) => sum + time, 0) / total));
}

function countByWeek(kegs: readonly EndedKeg[], { from, to, timeZone }: Period) {
  const first = startOfPeriod(from, 'week');
  const weeks = Array.from({ length: Math.floor(daysBetween(first, to) / 7) + 1 }, (_, index) => ({
    from: addDays(first, index * 7),
    kegs: 0,
  }));
  for (const { endedAt } of kegs) {
    const week = weeks[Math.floor(daysBetween(first, todayIn(timeZone, endedAt)) / 7)];
    if (week) week.kegs += 1;
  }
  return weeks;
}

const byMostKegs = <Group extends { kegs: number }>(a: Group, b: Group) => b.kegs - a.kegs;

function countDrink(kegs: readonly EndedKeg[], now: Date): TapStatistics['drinks'] {
  const [first] = kegs;
  if (!first) return [];
  const { name, isGuest } = first.drink;
  const [kicked, rotated] = [endedBy(kegs, 'kicked').length, endedBy(kegs, 'rotated').length];
  const dumped = kegs.length - kicked - rotated;
  return [{ name, isGuest, medianDays: medianDays(kegs, now), kicked, rotated, dumped }];
}

type DrinkStatistics = TapStatistics['drinks'][number];

const byFastest = (a: DrinkStatistics, b: DrinkStatistics) =>
  (a.medianDays ?? Infinity) === (b.medianDays ?? Infinity)
    ? b.kicked - a.kicked
    : (a.medianDays ?? Infinity) - (b.medianDays ?? Infinity);

const isMistake = ({ tappedAt, endedAt }: Keg) =>
  endedAt !== null && endedAt.getTime() - tappedAt.getTime() < minKegMinutes * minuteMs;

/**
 * Kegs count in the period in which they ended, unless they were on for less than `minKegMinutes`. The time in which a tap
 * poured counts from the first to the last day of the period, or until now. Pourings that were undone must not be among
 * the kegs.
 */
export function computeStatistics(kegs: readonly Keg[], period: Period, now: Date): TapStatistics {
  const { start, end } = instantsOf(period);
  const hasEnded = (keg: Keg): keg is EndedKeg =>
    keg.endedAt !== null && keg.endedAt >= start && keg.endedAt < end && !isMistake(keg);
  const ended = kegs.filter(hasEnded);
  const taps = groupBy(
    kegs.filter(({ tap }) => tap !== null),
    ({ tap }) => `${tap?.number} ${tap?.label ?? ''}`,
  );
  const drinks = groupBy(ended, ({ drink }) => `${drink.isGuest} ${drink.name}`);
  const reasons = groupBy(ended, ({ reason }) => reason ?? 'other');
  return {
    from: period.from,
    to: period.to,
    kegs: ended.length,
    medianDays: medianDays(ended, now),
    taps: [...taps.values()]
      .flatMap((onTap) => {
        const tap = onTap[0]?.tap;
        const endedOnTap = onTap.filter(hasEnded);
        const pouringShare = getPouringShare(onTap, start.getTime(), end.getTime(), now);
        return tap ? [{ tap, kegs: endedOnTap.length, medianDays: medianDays(endedOnTap, now), pouringShare }] : [];
      })
      .sort((a, b) => a.tap.number - b.tap.number),
    drinks: [...drinks.values()].flatMap((group) => countDrink(group, now)).sort(byFastest),
    reasons: [...reasons].map(([reason, group]) => ({ reason, kegs: group.length })).sort(byMostKegs),
    weeks: countByWeek(ended, period),
  };
}

type Column = { name: string; format: (pouring: PastPouring, timeZone: string) => string };

const formatInstant = (instant: string | null, timeZone: string) => {
  if (instant === null) return '';
  const { date, time } = toZonedDateTime(timeZone, new Date(instant));
  return `${date} ${time}`;
};

const columns: Column[] = [
  { name: 'Tap', format: ({ tap }) => String(tap?.number ?? '') },
  { name: 'Label', format: ({ tap }) => tap?.label ?? '' },
  { name: 'Drink', format: ({ drink }) => drink.name },
  { name: 'Producer', format: ({ drink }) => drink.producer ?? '' },
  { name: 'Style', format: ({ drink }) => drink.style ?? '' },
  { name: 'ABV', format: ({ drink }) => String(drink.abv ?? '') },
  { name: 'Tapped', format: ({ tappedAt }, timeZone) => formatInstant(tappedAt, timeZone) },
  { name: 'Ended', format: ({ endedAt }, timeZone) => formatInstant(endedAt, timeZone) },
  { name: 'Days', format: ({ days }) => String(days) },
  { name: 'Reason', format: ({ reason }) => reason ?? '' },
  { name: 'Pours', format: ({ pours }) => pours.map(formatPour).join('; ') },
];

export const historyCsvHeader = columns.map(({ name }) => name);

export const toHistoryCsvRow = (pouring: PastPouring, timeZone: string) =>
  columns.map(({ format }) => escapeFormula(format(pouring, timeZone)));
