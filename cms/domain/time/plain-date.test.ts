import { addDays, dayOfWeek, parsePlainDate, addMonths, addMonthsToDate, lastOfMonth, monthWeeks } from './plain-date';

test('adds days across months, leap days and changes to and from daylight time', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
  expect(addDays('2026-11-02', -1)).toBe('2026-11-01');
});

test('dayOfWeek counts from Sunday; years before 1900 are rejected', () => {
  expect([dayOfWeek('2026-07-05'), dayOfWeek('2026-07-04')]).toEqual([0, 6]);
  expect(parsePlainDate('1899-12-31')).toBeNull();
});

test.each([
  ['2026-07', 1, '2026-08'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-01', -13, '2024-12'],
])('addMonths(%s, %i)', (month, months, expected) => expect(addMonths(month, months)).toBe(expected));

test('a shorter month ends at its last day', () => {
  expect(addMonthsToDate('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonthsToDate('2024-03-31', -1)).toBe('2024-02-29');
  expect(addMonthsToDate('2026-07-15', 1)).toBe('2026-08-15');
  expect(lastOfMonth('2026-12')).toBe('2026-12-31');
});

test('monthWeeks returns full weeks from Sunday, as many as the month needs', () => {
  const november = monthWeeks('2026-11');
  expect([november.length, november[0]?.[0], november.at(-1)?.[6]]).toEqual([5, '2026-11-01', '2026-12-05']);
  const august = monthWeeks('2026-08');
  expect([august.length, august[0]?.[0], august.at(-1)?.[6]]).toEqual([6, '2026-07-26', '2026-09-05']);
  // 28 days from a Sunday.
  expect(monthWeeks('2026-02')).toHaveLength(4);
  expect(monthWeeks('2026-07').every((week) => week.length === 7)).toBe(true);
});
