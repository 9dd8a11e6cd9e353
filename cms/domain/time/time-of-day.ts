/** Clock times as texts, `17:30`: 24 hours inside, 12 hours on the page. */

const clock = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/;

/** `17:30` or `17:30:00` as `17:30`; null when it is not a time of day. */
export const parseTime = (text: string): string | null => {
  const [, hour, minute] = clock.exec(text.trim()) ?? [];
  return hour ? `${hour}:${minute}` : null;
};

export const timeToMinutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Minutes after midnight as `17:30`; a full day wraps around. */
export const minutesToTime = (minutes: number) => {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};

/** `17:30` as `5:30 PM`. */
export const formatTime = (time: string) => {
  const minutes = timeToMinutes(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};
