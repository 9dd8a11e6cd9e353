import { expect, test } from 'vitest';
import { demoTaprooms } from './demo';
import { openDaysLabel } from './open-days';
import type { OpeningHours } from './taproom';

const { openingHours: everyDay } = demoTaprooms[0];
const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

test.each<[string, Partial<OpeningHours>]>([
  ['Open 7 days a week', {}],
  ['Open 6 days a week', { regular: { ...everyDay.regular, monday: [] } }],
  ['Open 2 days a week', { regular: closed, texts: { friday: 'From noon', saturday: 'From noon', sunday: 'Closed' } }],
  ['Open 1 day a week', { regular: { ...closed, friday: everyDay.regular.friday } }],
  ['Visit us', { regular: closed }],
])('%s', (label, hours) => {
  expect(openDaysLabel({ ...everyDay, ...hours })).toBe(label);
});
