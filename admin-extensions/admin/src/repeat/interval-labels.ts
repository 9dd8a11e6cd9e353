import { type RepeatInterval, repeatIntervals, weekOfMonth } from '../../../../cms/domain/event/recurrence';
import { weekdayNames } from '../../../../cms/domain/time/names';
import { dateParts, dayOfWeek } from '../../../../cms/domain/time/plain-date';

const weeks = ['first', 'second', 'third', 'fourth', 'last'];

const labels: Record<RepeatInterval, (startDate: string) => string> = {
  week: (date) => `Every week on ${weekdayNames[dayOfWeek(date)]}`,
  'two-weeks': (date) => `Every two weeks on ${weekdayNames[dayOfWeek(date)]}`,
  'month-date': (date) => `Every month on day ${dateParts(date).day}`,
  'month-weekday': (date) => `Every month on the ${weeks[weekOfMonth(date) - 1]} ${weekdayNames[dayOfWeek(date)]}`,
};

export const intervalOptions = (startDate: string) =>
  repeatIntervals.map((value) => ({ value, label: labels[value](startDate) }));
