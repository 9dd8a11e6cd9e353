import { expect, test } from 'vitest';
import { describeHoursNote, listHoursNotes } from './hours-notes';
import { mapWeek, noOpeningHours } from './week-hours';

const usual = { ...noOpeningHours(), regular: mapWeek(() => [{ opens: '11:00', closes: '21:00' }]) };

const auburn = {
  name: 'Auburn',
  openingHours: {
    ...usual,
    regular: { ...usual.regular, monday: [] },
    exceptions: [
      { from: '2026-11-26', to: '2026-11-26', spans: [], reason: 'Thanksgiving' },
      { from: '2026-12-24', to: '2026-12-25', spans: [{ opens: '12:00', closes: '16:00' }], reason: null },
    ],
    closesEarly: { date: '2026-11-25', closes: '18:00' },
  },
};
const folsom = { name: 'Folsom', openingHours: usual };

const describeDay = (date: string) => listHoursNotes([auburn, folsom], date).map(describeHoursNote);

test('closed days and special hours are noted, usual ones are not', () => {
  expect(describeDay('2026-11-24')).toEqual([]);
  expect(describeDay('2026-11-23')).toEqual(['Auburn: Closed']);
  expect(describeDay('2026-11-25')).toEqual(['Auburn: 11:00 AM - 6:00 PM']);
  expect(describeDay('2026-11-26')).toEqual(['Auburn: Closed (Thanksgiving)']);
  expect(describeDay('2026-12-25')).toEqual(['Auburn: 12:00 PM - 4:00 PM']);
  expect(listHoursNotes([auburn], '2026-11-23')).toMatchObject([{ isClosed: true, isSpecial: false }]);
  expect(listHoursNotes([auburn], '2026-11-26')).toMatchObject([{ isClosed: true, isSpecial: true }]);
});

test('unknown hours are not noted', () => {
  const texts = { tuesday: 'Call us' };
  expect(listHoursNotes([{ name: 'Folsom', openingHours: { ...noOpeningHours(), texts } }], '2026-11-24')).toEqual([]);
});
