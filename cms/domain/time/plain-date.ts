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
