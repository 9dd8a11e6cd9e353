/** The brewery's clock. The only file that knows America/Los_Angeles; everything else asks it. */
import { addDays } from './plain-date';
import { computeOffsets, findOffset, createIntlOffsetLookup, type ZoneOffsets } from './zone-offsets';

export const pacificTimeZone = 'America/Los_Angeles';

const askIntl = createIntlOffsetLookup(pacificTimeZone);

/**
 * What is known of the zone so far: on the server the years that somebody asked for, in a browser what came with the page.
 * It only ever grows by what is true, so nobody's answer depends on who asked before.
 */
const known: ZoneOffsets[] = [];

/** Spares a browser its own `Intl`: called with what the server knows (`pacificOffsetsAround`), before the page comes alive. */
export const preloadPacificOffsets = (offsets: ZoneOffsets) => void known.push(offsets);

const offsetAt = (instant: number): number => {
  for (const offsets of known) {
    const minutes = findOffset(offsets, instant);
    if (minutes !== undefined) return minutes;
  }
  const year = new Date(instant).getUTCFullYear();
  // No plain date lies outside of these years, so the list stays short.
  if (!(year >= 1900 && year <= 2200)) return askIntl(instant);
  preloadPacificOffsets(computeOffsets(askIntl, Date.UTC(year, 0), Date.UTC(year + 1, 0)));
  return offsetAt(instant);
};

/** From the beginning of last year to the end of the year after next: all that a page is likely to ask for. */
export const pacificOffsetsAround = (now: Date): ZoneOffsets => {
  const year = now.getUTCFullYear();
  return computeOffsets(offsetAt, Date.UTC(year - 1, 0), Date.UTC(year + 3, 0));
};

/** Minutes east of UTC: -480 in winter, -420 in summer. */
export const pacificOffset = (instant: Date) => offsetAt(instant.getTime());

export type PacificDateTime = { date: string; time: string };

/** What calendar and clock in Auburn say at an instant. */
export const toPacificDateTime = (instant: Date): PacificDateTime => {
  const wall = new Date(instant.getTime() + pacificOffset(instant) * 60_000);
  const [date = '', time = ''] = wall.toISOString().split('T');
  return { date, time: time.slice(0, 5) };
};

export const pacificToday = (now: Date) => toPacificDateTime(now).date;

const wallClock = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`);

const day = 86_400_000;

/**
 * The instant at which Auburn's clock shows this. A time that the clock skips in spring counts as an hour later; of a time
 * that it shows twice in autumn the first one is meant.
 */
export const fromPacificDateTime = (date: string, time: string) => {
  const wall = wallClock(date, time);
  const before = pacificOffset(new Date(wall - day));
  const after = pacificOffset(new Date(wall + day));
  const fits = [before, after].find((offset) => pacificOffset(new Date(wall - offset * 60_000)) === offset);
  return new Date(wall - (fits ?? before) * 60_000);
};

/** The end of a day is the midnight that ends it: 23 or 25 hours after its start when the clock changes. */
export const endOfDay = (date: string) => fromPacificDateTime(addDays(date, 1), '00:00');
