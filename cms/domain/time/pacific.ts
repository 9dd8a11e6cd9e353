/** Pacific time, the demo brewery's time zone. */
import { parsePlainDate } from './plain-date';
import { todayIn } from './zone';

export const pacificTimeZone = 'America/Los_Angeles';

export const pacificToday = (now: Date) => todayIn(pacificTimeZone, now);

const localDateTime = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** The Pacific date of a plain date, a local date and time, or a timestamp with offset; null if it is none of them. */
export const parsePacificDate = (text: string): string | null => {
  const plain = parsePlainDate(localDateTime.exec(text.trim())?.[1] ?? text);
  if (plain) return plain;
  const instant = /^\d{4}-\d{2}-\d{2}T.+(Z|[+-]\d{2}:?\d{2})$/i.test(text.trim()) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : pacificToday(new Date(instant));
};
