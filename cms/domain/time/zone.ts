/** Conversion between instants and the local time of any IANA time zone. */
import { addDays } from './plain-date';

// UTC offsets of a time zone as a small table that is sent with a page, so that the browser need not use `Intl`.

/** Returns minutes east of UTC for an instant in epoch milliseconds. */
type OffsetLookup = (instant: number) => number;

type ZoneOffsets = {
  /** Each offset with the instant from which it applies, earliest first. Earlier instants are unknown. */
  changes: [from: number, minutes: number][];
  /** This instant and later ones are unknown. */
  until: number;
};

export const findOffset = ({ changes, until }: ZoneOffsets, instant: number): number | undefined =>
  instant < until ? changes.filter(([from]) => from <= instant).pop()?.[1] : undefined;

const secondMs = 1000;
/** No zone changes its offset twice within a week. */
const weekMs = 7 * 86_400 * secondMs;

/** Finds all offset changes between two instants, to the second. */
export function computeOffsets(offsetAt: OffsetLookup, from: number, until: number): ZoneOffsets {
  const changes: ZoneOffsets['changes'] = [[from, offsetAt(from)]];
  for (let before = from; before < until - secondMs; before += weekMs) {
    const after = Math.min(before + weekMs, until - secondMs);
    const minutes = offsetAt(after);
    if (minutes !== offsetAt(before)) changes.push([findChange(offsetAt, minutes, before, after), minutes]);
  }
  return { changes, until };
}

/** Binary search for the first second with this offset, after `before` and not later than `after`. */
function findChange(offsetAt: OffsetLookup, minutes: number, before: number, after: number): number {
  if (after - before <= secondMs) return after;
  const middle = before + Math.floor((after - before) / 2 / secondMs) * secondMs;
  return offsetAt(middle) === minutes
    ? findChange(offsetAt, minutes, before, middle)
    : findChange(offsetAt, minutes, middle, after);
}

/**
 * Looks up offsets with `Intl`; the formatter is created on first use. Not by `timeZoneName: 'longOffset'`, which needs
 * Chrome 95: TVs have Chrome 79.
 */
export function createIntlOffsetLookup(timeZone: string): OffsetLookup {
  let formatter: Intl.DateTimeFormat | undefined;
  return (instant) => {
    formatter ??= new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    // `2026-07-04 05:00:00`
    const [year = 0, month = 0, ...rest] = formatter.format(instant).split(/\D+/).map(Number);
    return (Date.UTC(year, month - 1, ...rest) / secondMs - Math.floor(instant / secondMs)) / 60;
  };
}

type Zone = {
  lookUpWithIntl: (instant: number) => number;
  /** In a browser the offsets sent with the page, on the server those of the years used so far. */
  cached: ZoneOffsets[];
};

const zones = new Map<string, Zone>();

const getZone = (timeZone: string): Zone => {
  let zone = zones.get(timeZone);
  if (!zone) zones.set(timeZone, (zone = { lookUpWithIntl: createIntlOffsetLookup(timeZone), cached: [] }));
  return zone;
};

/** The offsets of each time zone that a page shows times in, by its name. */
export type Clock = Record<string, ZoneOffsets>;

/** Called before hydration with the server's `readClock`, so that the browser need not use `Intl`. */
export const preloadClock = (clock: Clock) =>
  Object.entries(clock).forEach(([timeZone, offsets]) => getZone(timeZone).cached.push(offsets));

const offsetAt = (zone: Zone, instant: number): number => {
  for (const offsets of zone.cached) {
    const minutes = findOffset(offsets, instant);
    if (minutes !== undefined) return minutes;
  }
  const year = new Date(instant).getUTCFullYear();
  // Plain dates are limited to these years (plain-date.ts), which bounds the cache.
  if (!(year >= 1900 && year <= 2200)) return zone.lookUpWithIntl(instant);
  zone.cached.push(computeOffsets(zone.lookUpWithIntl, Date.UTC(year, 0), Date.UTC(year + 1, 0)));
  return offsetAt(zone, instant);
};

/** Offsets from the start of last year to the end of the year after next: enough for almost every page. */
export const readClock = (timeZones: Iterable<string>, now: Date): Clock => {
  const year = now.getUTCFullYear();
  const readOffsets = (timeZone: string) =>
    computeOffsets((instant) => offsetAt(getZone(timeZone), instant), Date.UTC(year - 1, 0), Date.UTC(year + 3, 0));
  return Object.fromEntries([...new Set(timeZones)].map((timeZone) => [timeZone, readOffsets(timeZone)]));
};

/** Minutes east of UTC: -480 in Los Angeles in winter, -420 in summer. */
export const zoneOffset = (timeZone: string, instant: Date) => offsetAt(getZone(timeZone), instant.getTime());

type ZonedDateTime = { date: string; time: string };

export const toZonedDateTime = (timeZone: string, instant: Date): ZonedDateTime => {
  const local = new Date(instant.getTime() + zoneOffset(timeZone, instant) * 60_000);
  const [date = '', time = ''] = local.toISOString().split('T');
  return { date, time: time.slice(0, 5) };
};

export const todayIn = (timeZone: string, now: Date) => toZonedDateTime(timeZone, now).date;

const dayMs = 86_400_000;

/**
 * The instant of a local date and time. A time skipped at the start of daylight time resolves to as much later as was
 * skipped; a time repeated at its end resolves to the first occurrence.
 */
export const fromZonedDateTime = (timeZone: string, date: string, time: string) => {
  const local = Date.parse(`${date}T${time}:00Z`);
  const getOffset = (instant: number) => zoneOffset(timeZone, new Date(instant));
  const offsetBefore = getOffset(local - dayMs);
  const offsetAfter = getOffset(local + dayMs);
  const isOffsetAt = (offset: number) => getOffset(local - offset * 60_000) === offset;
  const offset = [offsetBefore, offsetAfter].find(isOffsetAt) ?? offsetBefore;
  return new Date(local - offset * 60_000);
};

/** The midnight that ends the day: 23 or 25 hours after its start when daylight time begins or ends. */
export const endOfDayIn = (timeZone: string, date: string) => fromZonedDateTime(timeZone, addDays(date, 1), '00:00');

/** Time zones by their IANA name. Not for code that hydrates pages: it uses `Intl`. */

/** The name in its usual spelling, `America/Los_Angeles` also for `US/Pacific`; null if there is no such zone. */
function findTimeZone(text: string): string | null {
  // Intl accepts these too, but they have no daylight time or region: `+05:00`, `EST`.
  if (!/^[a-z_]+\/[a-z0-9_+/-]+$/i.test(text) && text !== 'UTC') return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export const isTimeZone = (text: string) => findTimeZone(text) !== null;

export const normalizeTimeZone = (text: string) => findTimeZone(text) ?? text;

/** `-07:00` */
export const formatOffset = (minutes: number) => {
  const pad = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`;
};

/** `2026-07-04T17:00:00-07:00`, for structured data. */
export const toZonedIso = (timeZone: string, instant: Date) => {
  const local = toZonedDateTime(timeZone, instant);
  return `${local.date}T${local.time}:00${formatOffset(zoneOffset(timeZone, instant))}`;
};
