/**
 * The English names of days and months. They are written out because a browser's first use of `Intl` holds the page up
 * for 20 ms, 80 on a phone: nothing that runs while a page comes alive may use it.
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

/** In the order of `dayOfWeek`. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** `Jul`, `Sat` */
export const shortName = (name: string) => name.slice(0, 3);
