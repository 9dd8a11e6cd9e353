/** Periods in plain English, as they follow "We keep it". */
import { sessionHours } from '../user/session-id';

const daysPerMonth = 365 / 12;

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** `730 days (about 2 years)`: the days are exact. */
function describeDays(days: number): string {
  const exact = count(days, 'day');
  if (days < 60) return exact;
  const months = Math.round(days / daysPerMonth);
  return `${exact} (about ${months % 12 === 0 ? count(months / 12, 'year') : count(months, 'month')})`;
}

/** 0 days: nothing is deleted automatically. */
export const describeRetention = (days: number, otherwise = 'until you ask us to delete them'): string =>
  days === 0 ? otherwise : `for ${describeDays(days)}`;

const describeMinutes = (minutes: number): string =>
  minutes % 60 === 0 ? count(minutes / 60, 'hour') : count(minutes, 'minute');

/** When sign-ins of staff end. 0 minutes: only after the longest time. */
export const describeSessionEnd = (idleMinutes: number): string =>
  idleMinutes === 0 || idleMinutes >= sessionHours * 60
    ? `after ${sessionHours} hours`
    : `after ${describeMinutes(idleMinutes)} without use, and after ${sessionHours} hours at the latest`;
