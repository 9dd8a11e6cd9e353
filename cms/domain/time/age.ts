const minuteMs = 60_000;

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** `5 minutes`, `26 hours`, from two days on `3 days`. */
export function formatAge(instant: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / minuteMs));
  if (minutes < 60) return count(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day');
}
