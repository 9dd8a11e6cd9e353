import { demoTaprooms } from '@domain/taproom/demo';
import type { OpeningHours } from '@domain/taproom/schema';
import { describeWeek, openDaysLabel } from './open-days';

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

test.each([
  ['2026-06-30T18:00:00Z', 'Independence Day hours are not confirmed yet: call (530) 555-0123'],
  ['2026-06-27T06:59:00Z', 'Open 7 days a week'],
  ['2026-06-27T07:00:00Z', 'Independence Day hours are not confirmed yet: call (530) 555-0123'],
  ['2026-07-05T06:59:00Z', 'Independence Day hours are not confirmed yet: call (530) 555-0123'],
  ['2026-07-05T07:00:00Z', 'Open 7 days a week'],
])('at %s the week is described as %s', (now, heading) => {
  const [auburn] = demoTaprooms;
  const taproom = { ...auburn, contact: { phone: '(530) 555-0123' }, openingHours: { ...everyDay, exceptions: [] } };
  expect(describeWeek(taproom, new Date(now)).heading).toBe(heading);
  const answered = { from: '2026-07-04', to: '2026-07-04', spans: everyDay.regular.saturday, reason: null };
  const openingHours = { ...everyDay, exceptions: [answered] };
  expect(describeWeek({ ...taproom, openingHours }, new Date(now)).heading).toBe('Open 7 days a week');
});
