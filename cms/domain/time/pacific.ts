/** Conversion between instants and Pacific time, the brewery's time zone. */
import { addDays } from './plain-date';
import { computeOffsets, findOffset, createIntlOffsetLookup, type ZoneOffsets } from './zone-offsets';

export const pacificTimeZone = 'America/Los_Angeles';

const lookUpWithIntl = createIntlOffsetLookup(pacificTimeZone);

/** In a browser the offsets sent with the page, on the server those of the years used so far. */
const cachedOffsets: ZoneOffsets[] = [];

/** Called before hydration with the server's `pacificOffsetsAround`, so that the browser need not use `Intl`. */
export const preloadPacificOffsets = (offsets: ZoneOffsets) => void cachedOffsets.push(offsets);

const offsetAt = (instant: number): number => {
  for (const offsets of cachedOffsets) {
    const minutes = findOffset(offsets, instant);
    if (minutes !== undefined) return minutes;
  }
  const year = new Date(instant).getUTCFullYear();
  // Plain dates are limited to these years (plain-date.ts), which bounds the cache.
  if (!(year >= 1900 && year <= 2200)) return lookUpWithIntl(instant);
  cachedOffsets.push(computeOffsets(lookUpWithIntl, Date.UTC(year, 0), Date.UTC(year + 1, 0)));
  return offsetAt(instant);
};

/** Offsets from the start of last year to the end of the year after next: enough for almost every page. */
export const pacificOffsetsAround = (now: Date): ZoneOffsets => {
  const year = now.getUTCFullYear();
  return computeOffsets(offsetAt, Date.UTC(year - 1, 0), Date.UTC(year + 3, 0));
};

/** Minutes east of UTC: -480 in winter (PST), -420 in summer (PDT). */
export const pacificOffset = (instant: Date) => offsetAt(instant.getTime());

export type PacificDateTime = { date: string; time: string };

export const toPacificDateTime = (instant: Date): PacificDateTime => {
  const local = new Date(instant.getTime() + pacificOffset(instant) * 60_000);
  const [date = '', time = ''] = local.toISOString().split('T');
  return { date, time: time.slice(0, 5) };
};

export const pacificToday = (now: Date) => toPacificDateTime(now).date;

const dayMs = 86_400_000;

/**
 * The instant of a local date and time. A time skipped at the start of daylight time resolves to one hour later; a
 * time repeated at its end resolves to the first occurrence.
 */
export const fromPacificDateTime = (date: string, time: string) => {
  const local = Date.parse(`${date}T${time}:00Z`);
  const offsetBefore = pacificOffset(new Date(local - dayMs));
  const offsetAfter = pacificOffset(new Date(local + dayMs));
  const isOffsetAt = (offset: number) => pacificOffset(new Date(local - offset * 60_000)) === offset;
  const offset = [offsetBefore, offsetAfter].find(isOffsetAt) ?? offsetBefore;
  return new Date(local - offset * 60_000);
};

/** The midnight that ends the day: 23 or 25 hours after its start when daylight time begins or ends. */
export const endOfDay = (date: string) => fromPacificDateTime(addDays(date, 1), '00:00');
