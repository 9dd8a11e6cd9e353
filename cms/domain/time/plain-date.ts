/** Days of the calendar as texts, `2026-07-04`: no clock, no zone. They compare with `<` and `>`. */

const plain = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00(?::00(?:\.0+)?)?)?$/;

const pad = (value: number) => String(value).padStart(2, '0');

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** `2026-07-04` or `2026-07-04T00:00:00` as `2026-07-04`; null when it is not a day that exists. */
export const parsePlainDate = (text: string): string | null => {
  const [, year, month, day] = plain.exec(text.trim()) ?? [];
  if (!year || Number(year) < 1900 || Number(year) > 2200) return null;
  const date = `${year}-${month}-${day}`;
  const time = dayNumber(date);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : date;
};

export const addDays = (date: string, days: number) =>
  new Date(dayNumber(date) + days * 86_400_000).toISOString().slice(0, 10);

export const dateParts = (date: string) => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { year, month, day };
};

export const plainDate = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;

/** Sunday is 0. */
export const dayOfWeek = (date: string) => new Date(dayNumber(date)).getUTCDay();
