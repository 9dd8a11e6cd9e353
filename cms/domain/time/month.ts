/** Months as text, such as `2026-07`, and the weeks of a calendar page. */
import { addDays, dateParts, dayOfWeek, toPlainDate } from './plain-date';

export const toMonth = (date: string) => date.slice(0, 7);

const firstOfMonth = (month: string) => `${month}-01`;

export const lastOfMonth = (month: string) => addDays(firstOfMonth(addMonths(month, 1)), -1);

export const addMonths = (month: string, months: number) => {
  const { year, month: number } = dateParts(firstOfMonth(month));
  const count = year * 12 + number - 1 + months;
  return toMonth(toPlainDate(Math.floor(count / 12), (count % 12) + 1, 1));
};

/** The same day of another month, or that month's last day. */
export const addMonthsToDate = (date: string, months: number) => {
  const month = addMonths(toMonth(date), months);
  const last = lastOfMonth(month);
  const sameDay = `${month}-${date.slice(8)}`;
  return sameDay > last ? last : sameDay;
};

/** Weeks from Sunday to Saturday, with the days of the months before and after that complete them. */
export const monthWeeks = (month: string): string[][] => {
  const start = addDays(firstOfMonth(month), -dayOfWeek(firstOfMonth(month)));
  const last = lastOfMonth(month);
  const weeks: string[][] = [];
  for (let sunday = start; sunday <= last; sunday = addDays(sunday, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(sunday, offset)));
  }
  return weeks;
};
