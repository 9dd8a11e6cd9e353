/** UTC offsets of a time zone as a small table that is sent with a page, so that the browser need not use `Intl`. */

/** Returns minutes east of UTC for an instant in epoch milliseconds. */
type OffsetLookup = (instant: number) => number;

export type ZoneOffsets = {
  /** Each offset with the instant from which it applies, earliest first. Earlier instants are unknown. */
  changes: [from: number, minutes: number][];
  /** This instant and later ones are unknown. */
  until: number;
};

export const findOffset = ({ changes, until }: ZoneOffsets, instant: number): number | undefined =>
  instant < until ? changes.findLast(([from]) => from <= instant)?.[1] : undefined;

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

/** Looks up offsets with `Intl`; the formatter is created on first use. */
export function createIntlOffsetLookup(timeZone: string): OffsetLookup {
  let formatter: Intl.DateTimeFormat | undefined;
  return (instant) => {
    formatter ??= new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    return parseOffset(formatter.format(instant));
  };
}

/** Parses `7/4/2026, GMT-07:00`. UTC is just `GMT`; offsets before standard time include seconds. */
const parseOffset = (text: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = text
    .slice(text.indexOf('GMT') + 4)
    .split(':')
    .map(Number);
  return (hours * 60 + minutes + seconds / 60) * (text.includes('-') ? -1 : 1);
};
