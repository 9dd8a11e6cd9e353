import { expect, test } from 'vitest';
import { defaultHours } from './default-content';
import { toOpeningHoursData, toWeekRows } from './week';

const { folsom } = defaultHours;

test('week rows are in order, from Monday', () =>
  expect(
    toWeekRows(folsom)
      .map(({ label, text }) => `${label} ${text}`)
      .slice(3, 5),
  ).toEqual(['Thursday 11:00 AM - 9:00 PM', 'Friday 11:00 AM - 10:00 PM']));

test('structured data groups days with equal hours and omits closed days', () =>
  expect(toOpeningHoursData({ ...folsom, monday: 'Closed', tuesday: 'Ask', sunday: '5:00 PM - 12:00 AM' })).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Wednesday', 'Thursday'], opens: '11:00', closes: '21:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday', 'Saturday'], opens: '11:00', closes: '22:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '17:00', closes: '23:59' },
  ]));
