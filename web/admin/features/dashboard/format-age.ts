import { pluralize } from '../../lib/pluralize';

const hourMs = 3_600_000;

/** `26 hours`, from two days on `3 days`. */
export function formatAge(instant: string, now: Date) {
  const hours = Math.floor((now.getTime() - Date.parse(instant)) / hourMs);
  return hours < 48 ? pluralize(hours, 'hour') : pluralize(Math.floor(hours / 24), 'day');
}
