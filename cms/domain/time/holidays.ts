/** Holidays on which a taproom may keep other hours, or draw other crowds. */
import { addDays, dateParts, dayOfWeek, toPlainDate } from './plain-date';

const fixedHolidays: Record<string, string> = {
  '01-01': "New Year's Day",
  '06-19': 'Juneteenth',
  '07-04': 'Independence Day',
  '11-11': 'Veterans Day',
  '12-24': 'Christmas Eve',
  '12-25': 'Christmas Day',
  '12-31': "New Year's Eve",
};

type WeekdayRule = {
  name: string;
  month: number;
  /** Sunday is 0. */
  weekday: number;
  /** Counts from 1; -1 is the last one of the month. */
  week: number;
};

const weekdayHolidays: readonly WeekdayRule[] = [
  { name: 'Martin Luther King Jr. Day', month: 1, weekday: 1, week: 3 },
  { name: "Presidents' Day", month: 2, weekday: 1, week: 3 },
  { name: 'Memorial Day', month: 5, weekday: 1, week: -1 },
  { name: 'Labor Day', month: 9, weekday: 1, week: 1 },
  { name: 'Thanksgiving', month: 11, weekday: 4, week: 4 },
];

const matchesRule = (date: string, { month, weekday, week }: WeekdayRule) => {
  const parts = dateParts(date);
  if (parts.month !== month || dayOfWeek(date) !== weekday) return false;
  return week > 0 ? Math.ceil(parts.day / 7) === week : dateParts(addDays(date, 7)).month !== month;
};

/** The anonymous Gregorian algorithm. */
const easterSunday = (year: number) => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moonCorrection = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const fullMoon = epact - Math.floor((epact + Math.floor(golden / 11)) / 29);
  const weekdayOffset = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(toPlainDate(year, 3, 28), fullMoon - weekdayOffset);
};

/** The name of the holiday on a date; null if there is none. */
export const holidayName = (date: string): string | null =>
  fixedHolidays[date.slice(5)] ??
  weekdayHolidays.find((rule) => matchesRule(date, rule))?.name ??
  (date === easterSunday(dateParts(date).year) ? 'Easter Sunday' : null);
