import { defaultHours } from '@domain/location/default-content';
import { toOpeningHours } from '@domain/taproom/opening-hours-input';
import type { OpeningHours } from '@domain/taproom/schema';
import { mapWeek } from '@domain/location/constants';
import { getKitchenStatus } from './taproom';

/** Open from 11 AM to 8 PM; the kitchen from noon to 3 and from 5 to 9. */
const auburn: OpeningHours = {
  ...toOpeningHours(defaultHours.auburn),
  kitchen: mapWeek(() => [
    { opens: '12:00', closes: '15:00' },
    { opens: '17:00', closes: '21:00' },
  ]),
};
const late = { ...auburn, regular: mapWeek(() => [{ opens: '17:00', closes: '02:00' }]) };
const lateKitchen = { ...late, kitchen: mapWeek(() => [{ opens: '18:00', closes: '01:00' }]) };

test.each<[string, OpeningHours, string, string | null]>([
  ['before it opens', auburn, '2026-07-04T18:30:00Z', 'Kitchen opens at 12:00 PM'],
  ['while it is open', auburn, '2026-07-04T19:00:00Z', 'Kitchen until 3:00 PM'],
  ['between its hours', auburn, '2026-07-04T22:00:00Z', 'Kitchen opens at 5:00 PM'],
  ['until the taproom closes', auburn, '2026-07-05T01:00:00Z', 'Kitchen until 8:00 PM'],
  ['when the taproom is closed', auburn, '2026-07-05T03:00:00Z', null],
  ['after it has closed', late, '2026-07-05T05:00:00Z', 'Kitchen closed'],
  ['after midnight', lateKitchen, '2026-07-05T07:30:00Z', 'Kitchen until 1:00 AM'],
  ['without hours of its own', { ...auburn, kitchen: null }, '2026-07-04T19:00:00Z', null],
  [
    'on a day of other hours',
    {
      ...auburn,
      exceptions: [
        { from: '2026-07-04', to: '2026-07-04', spans: [{ opens: '11:00', closes: '14:00' }], reason: null },
      ],
    },
    '2026-07-04T19:00:00Z',
    'Kitchen until 2:00 PM',
  ],
])('the kitchen %s', (_case, openingHours, now, text) => {
  expect(getKitchenStatus({ openingHours, timeZone: 'America/Los_Angeles' }, new Date(now))).toBe(text);
});
