/** Times of day as text: `17:30` in data, `5:30 PM` on pages. */

export const minutesPerDay = 1440;

const timePattern = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/;

/** Normalizes `17:30` and `17:30:00` to `17:30`; null if invalid. */
export const parseTime = (text: string): string | null => {
  const [, hour, minute] = timePattern.exec(text.trim()) ?? [];
  return hour ? `${hour}:${minute}` : null;
};

export const timeToMinutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Minutes since midnight as `17:30`, modulo 24 hours. */
export const minutesToTime = (minutes: number) => {
  const inDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};

/** Formats `17:30` as `5:30 PM`. */
export const formatTime = (time: string) => {
  const minutes = timeToMinutes(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** `5p`, `5:30p`: where there is little room. */
export const formatShortTime = (time: string) =>
  formatTime(time)
    .replace(':00', '')
    .replace(/ ([AP])M$/, (_match, letter: string) => letter.toLowerCase());
