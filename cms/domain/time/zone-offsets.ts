/** How far a time zone is from UTC, as a short table that a page can carry: asking `Intl` in a browser takes 20 ms, 80 on a phone. */

/** Minutes east of UTC at an instant in epoch milliseconds. */
export type OffsetLookup = (instant: number) => number;

export type ZoneOffsets = {
  /** From which instant on which offset holds, earliest first. Of what lies before the first one nothing is known. */
  changes: [from: number, minutes: number][];
  /** Of this instant and later ones nothing is known either. */
  until: number;
};

export const findOffset = ({ changes, until }: ZoneOffsets, instant: number): number | undefined =>
  instant < until ? changes.findLast(([from]) => from <= instant)?.[1] : undefined;

const second = 1000;
/** No zone changes its clock and back again within so short a time. */
const week = 7 * 86_400 * second;

/** All changes between two instants, to the second. */
export function computeOffsets(offsetAt: OffsetLookup, from: number, until: number): ZoneOffsets {
  const changes: ZoneOffsets['changes'] = [[from, offsetAt(from)]];
  for (let before = from; before < until - second; before += week) {
    const after = Math.min(before + week, until - second);
    const minutes = offsetAt(after);
    if (minutes !== offsetAt(before)) changes.push([firstWith(offsetAt, minutes, before, after), minutes]);
  }
  return { changes, until };
}

/** The first second with this offset: later than `before`, at `after` at the latest. */
function firstWith(offsetAt: OffsetLookup, minutes: number, before: number, after: number): number {
  if (after - before <= second) return after;
  const middle = before + Math.floor((after - before) / 2 / second) * second;
  return offsetAt(middle) === minutes
    ? firstWith(offsetAt, minutes, before, middle)
    : firstWith(offsetAt, minutes, middle, after);
}

/** What `Intl` knows of a zone. It is not touched before somebody asks. */
export function createIntlOffsetLookup(timeZone: string): OffsetLookup {
  let formatter: Intl.DateTimeFormat | undefined;
  return (instant) => {
    formatter ??= new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    return readOffset(formatter.format(instant));
  };
}

/** `7/4/2026, GMT-07:00`; London says just `GMT` in winter, and before there were zones there were seconds. */
const readOffset = (text: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = text
    .slice(text.indexOf('GMT') + 4)
    .split(':')
    .map(Number);
  return (hours * 60 + minutes + seconds / 60) * (text.includes('-') ? -1 : 1);
};
