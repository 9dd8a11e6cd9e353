import { weekdays } from '../location/constants';
import { defaultHours } from '../location/default-content';
import { parseHoursTexts } from './opening-hours-input';
import { toHours, isUnknownDay } from './week-hours';

const { auburn, folsom } = defaultHours;

test("the demo's texts become times and back, with an override only where the line is worded differently", () => {
  const parsed = { auburn: parseHoursTexts(auburn), folsom: parseHoursTexts(folsom) };
  expect(parsed.folsom).toMatchObject({
    regular: { thursday: [{ opens: '11:00', closes: '21:00' }], friday: [{ opens: '11:00', closes: '22:00' }] },
    texts: {},
    display: null,
    unreadable: [],
  });
  expect([parsed.auburn.texts, parsed.auburn.display]).toEqual([{}, '11:00 AM - 8:00 PM']);
  expect([toHours(parsed.auburn), toHours(parsed.folsom)]).toEqual([auburn, folsom]);
});

test.each([
  ['11:00 AM - 8:00 PM', [{ opens: '11:00', closes: '20:00' }], false, false],
  ['5:00 PM - 2:00 AM', [{ opens: '17:00', closes: '02:00' }], false, false],
  ['Open 24 hours', [{ opens: '00:00', closes: '00:00' }], false, false],
  [
    '11:00 AM - 2:00 PM & 5:00 PM - 9:00 PM',
    [
      { opens: '11:00', closes: '14:00' },
      { opens: '17:00', closes: '21:00' },
    ],
    false,
    false,
  ],
  ['Closed', [], false, false],
  ['11am-8pm', [{ opens: '11:00', closes: '20:00' }], true, false],
  ['Closed for winter', [], true, false],
  ['By appointment', [], true, true],
])('the text %j becomes times, is kept: %j', (monday, spans, isKept, isUnknown) => {
  const parsed = parseHoursTexts({ ...auburn, monday });
  expect(parsed.regular.monday).toEqual(spans);
  expect(parsed.texts).toEqual(isKept ? { monday } : {});
  expect(parsed.unreadable).toEqual(isUnknown ? ['monday'] : []);
  expect(isUnknownDay(parsed, 'monday')).toBe(isUnknown);
  expect(toHours(parsed)).toEqual({ ...auburn, monday });
});

test('the generated line follows the times, unless it is overridden', () => {
  const { regular } = parseHoursTexts(auburn);
  regular.friday = [{ opens: '11:00', closes: '23:00' }];
  const hours = toHours({ regular, texts: {}, display: null });
  expect(hours.display).toBe('11:00 AM - 8:00 PM Sat-Thu, 11:00 AM - 11:00 PM Fri');
  expect(weekdays.map((weekday) => hours[weekday])[4]).toBe('11:00 AM - 11:00 PM');
  expect(toHours({ regular, texts: {}, display: 'Come by!' }).display).toBe('Come by!');
});
