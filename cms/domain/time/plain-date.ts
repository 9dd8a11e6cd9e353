/** Calendar dates as text, such as `2026-07-04`, without time and time zone. They compare with `<` and `>`. */

const datePattern = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00(?::00(?:\.0+)?)?)?$/;

const pad = (value: number) => String(value).padStart(2, '0');

const toUtcMs = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Normalizes `2026-07-04` and `2026-07-04T00:00:00` to `2026-07-04`; null if there is no such date. */
export const parsePlainDate = (text: string): string | null => {
  const [, year, month, day] = datePattern.exec(text.trim()) ?? [];
  if (!year || Number(year) < 1900 || Number(year) > 2200) return null;
  const date = `${year}-${month}-${day}`;
  const time = toUtcMs(date);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : date;
};

export const addDays = (date: string, days: number) =>
  new Date(toUtcMs(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Negative if `to` is before `from`. */
export const daysBetween = (from: string, to: string) => (toUtcMs(to) - toUtcMs(from)) / 86_400_000;

export const dateParts = (date: string) => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { year, month, day };
};

export const toPlainDate = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;

/** Sunday is 0. */
export const dayOfWeek = (date: string) => new Date(toUtcMs(date)).getUTCDay();

/** Months as text, such as `2026-07`, and the weeks of a calendar page. */

export const toMonth = (date: string) => date.slice(0, 7);

export const firstOfMonth = (month: string) => `${month}-01`;

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
