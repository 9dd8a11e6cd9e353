/** The brewery's clock. The only file that knows America/Los_Angeles; everything else asks it. */
import { addDays, plainDate, readPlainDate } from './plain-date';

export const pacificZone = 'America/Los_Angeles';

const formatter = new Intl.DateTimeFormat('en-US', {
  timeZone: pacificZone,
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

export type PacificMoment = { date: string; time: string; second: number };

const read = (instant: Date): PacificMoment => {
  const parts = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: plainDate(Number(parts.year), Number(parts.month), Number(parts.day)),
    time: `${parts.hour}:${parts.minute}`,
    second: Number(parts.second),
  };
};

/** The formatter takes longer than all the rest of a page's arithmetic, and a page asks for the same minutes again and again. */
const moments = new Map<number, PacificMoment>();
const mostMoments = 2000;

/** What calendar and clock in Auburn say at an instant. */
export function pacificMoment(instant: Date): PacificMoment {
  const minute = Math.floor(instant.getTime() / 60_000);
  let moment = moments.get(minute);
  if (!moment) {
    moment = read(instant);
    if (moments.size >= mostMoments) moments.clear();
    moments.set(minute, moment);
  }
  return { ...moment, second: instant.getUTCSeconds() };
}

export const pacificToday = (now: Date) => pacificMoment(now).date;

const wallClock = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`);

/** Minutes east of UTC: -480 in winter, -420 in summer. */
export const pacificOffset = (instant: Date) => {
  const { date, time, second } = pacificMoment(instant);
  const whole = Math.floor(instant.getTime() / 1000) * 1000;
  return (wallClock(date, time) + second * 1000 - whole) / 60_000;
};

const day = 86_400_000;

/**
 * The instant at which Auburn's clock shows this. A time that the clock skips in spring counts as an hour later; of a time
 * that it shows twice in autumn the first one is meant.
 */
export const pacificInstant = (date: string, time: string) => {
  const wall = wallClock(date, time);
  const before = pacificOffset(new Date(wall - day));
  const after = pacificOffset(new Date(wall + day));
  const fits = [before, after].find((offset) => pacificOffset(new Date(wall - offset * 60_000)) === offset);
  return new Date(wall - (fits ?? before) * 60_000);
};

/** `-07:00` */
export const pacificOffsetText = (instant: Date) => {
  const minutes = pacificOffset(instant);
  const pad = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`;
};

export const pacificZoneName = (instant: Date) => (pacificOffset(instant) === -420 ? 'PDT' : 'PST');

/** `2026-07-04T17:00:00-07:00`, for structured data. */
export const pacificIso = (date: string, time: string) => {
  const instant = pacificInstant(date, time);
  const moment = pacificMoment(instant);
  return `${moment.date}T${moment.time}:00${pacificOffsetText(instant)}`;
};

const local = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** The day in Auburn of a plain date, of a local date and time, or of a full timestamp; null if it is none of them. */
export const pacificDate = (text: string): string | null => {
  const plain = readPlainDate(local.exec(text.trim())?.[1] ?? text);
  if (plain) return plain;
  const instant = /^\d{4}-\d{2}-\d{2}T.+(Z|[+-]\d{2}:?\d{2})$/i.test(text.trim()) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : pacificToday(new Date(instant));
};

/** The end of a day is the midnight that ends it: 23 or 25 hours after its start when the clock changes. */
export const endOfDay = (date: string) => pacificInstant(addDays(date, 1), '00:00');
