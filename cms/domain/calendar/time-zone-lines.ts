/** VTIMEZONE of any time zone (RFC 5545 §3.6.5). */
import { pacificTimeZone } from '../time/pacific';
import { readClock } from '../time/zone';
import { pacificTimeZoneLines } from './pacific-time-zone';

/** `-0800` */
const formatUtcOffset = (minutes: number) => {
  const total = Math.abs(Math.round(minutes));
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(total / 60)).padStart(2, '0')}${String(total % 60).padStart(2, '0')}`;
};

/** `20260308T020000`: the local time at an offset. */
const formatLocal = (instant: number, minutes: number) =>
  new Date(instant + minutes * 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '');

const observance = (kind: 'STANDARD' | 'DAYLIGHT', start: string, from: number, to: number) => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${formatUtcOffset(from)}`,
  `TZOFFSETTO:${formatUtcOffset(to)}`,
  `END:${kind}`,
];

/**
 * Every change of the offset from the year before the first of the years to the one after the last, so that no rule of the
 * zone has to be known. Pacific time has its rule, which does not end.
 */
export function timeZoneLines(timeZone: string, years: { first: number; last: number }): string[] {
  if (timeZone === pacificTimeZone) return pacificTimeZoneLines;
  const lines: string[] = [];
  let previous: number | undefined;
  for (let year = years.first - 1; year <= years.last + 1; year += 1) {
    // A clock reaches from the year before to the end of the second year after.
    const { changes } = readClock([timeZone], new Date(Date.UTC(year + 1, 6)))[timeZone] ?? { changes: [] };
    for (const [from, minutes] of changes) {
      if (new Date(from).getUTCFullYear() !== year || minutes === previous) continue;
      const isDaylight = previous !== undefined && minutes > previous;
      const before = previous ?? minutes;
      lines.push(...observance(isDaylight ? 'DAYLIGHT' : 'STANDARD', formatLocal(from, before), before, minutes));
      previous = minutes;
    }
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...lines, 'END:VTIMEZONE'];
}
