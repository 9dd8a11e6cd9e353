/**
 * English names of months and weekdays. The first use of `Intl` blocks a desktop browser for 20 ms and a phone for
 * 80 ms, so code that runs during hydration must not use it.
 */

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Indexed by `dayOfWeek`. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** `Jul`, `Sat`. */
export const abbreviate = (name: string) => name.slice(0, 3);
