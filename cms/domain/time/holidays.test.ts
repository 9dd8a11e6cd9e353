import { holidayName } from './holidays';

test.each([
  ['2026-12-25', 'Christmas Day'],
  ['2026-01-19', 'Martin Luther King Jr. Day'],
  ['2026-05-25', 'Memorial Day'],
  ['2026-11-26', 'Thanksgiving'],
  ['2024-03-31', 'Easter Sunday'],
  ['2038-04-25', 'Easter Sunday'],
  ['2049-04-18', 'Easter Sunday'],
  ['2026-11-19', null],
  ['2026-05-18', null],
])('%s: %s', (date, name) => expect(holidayName(date)).toBe(name));
