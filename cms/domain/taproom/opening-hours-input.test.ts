import { defaultHours } from '../location/default-content';
import { listErrors, parseBody } from '../test/parse';
import { openingHoursInput, parseHoursTexts, parseValidHours, mergeOpeningHours } from './opening-hours-input';
import { toHours, noOpeningHours } from './week-hours';

const day = { from: '2026-11-26', to: '2026-11-26', spans: [], reason: null };
const span = (opens: unknown, closes: unknown) => ({ opens, closes });

const errors = (body: unknown) => listErrors(openingHoursInput, body);

test('spans are normalized and sorted; null and blank clear', () => {
  expect(
    parseBody(openingHoursInput, {
      regular: { monday: [span('17:00:00.000', '02:00'), span(' 11:00 ', '14:00')], tuesday: null },
      texts: {
        monday: ' Ask us ',
        tuesday: '',
        wednesday: '11am - 8pm',
        thursday: 'Closed',
        friday: 'Closed for winter',
      },
      display: ' ',
      exceptions: [{ ...day, from: '2026-12-24', to: '2026-12-26', reason: ' Christmas ' }, day],
    }),
  ).toEqual({
    regular: { monday: [span('11:00', '14:00'), span('17:00', '02:00')], tuesday: [] },
    texts: expect.objectContaining({
      monday: 'Ask us',
      tuesday: null,
      wednesday: null,
      thursday: null,
      friday: 'Closed for winter',
    }) as unknown,
    display: null,
    exceptions: [day, { ...day, from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' }],
  });
});

const noon = 'Please enter a time such as 17:00';
const monday = (...spans: object[]) => ({ regular: { monday: spans } });
const allDay = span('00:00', '00:00');
const sundayNight = [span('17:00', '02:00')];
const hourly = Array.from({ length: 11 }, (_, hour) => span(`${hour + 10}:00`, `${hour + 10}:30`));
test.each<[string, object, string[]]>([
  ['spans that touch', monday(span('11:00', '14:00'), span('14:00', '20:00')), []],
  ['24 hours a day', { regular: { monday: [allDay], tuesday: [allDay] } }, []],
  [
    'a day after the hours of the one before',
    { regular: { sunday: sundayNight, monday: [span('02:00', '08:00')] } },
    [],
  ],
  [
    'spans that overlap',
    monday(span('14:00', '20:00'), span('11:00', '14:30')),
    ['regular.monday: The hours of Monday overlap'],
  ],
  [
    'a day that opens before the hours of the day before end',
    { kitchen: { sunday: sundayNight, monday: [span('01:30', '08:00')] } },
    ['kitchen.monday: Monday opens before the hours of Sunday end, at 2:00 AM'],
  ],
  [
    'equal times',
    monday(span('11:00', '11:00')),
    [
      'regular.monday.0.closes: Opening and closing times are equal. Enter 12:00 AM for both if it is open for 24 hours.',
    ],
  ],
  [
    'invalid times',
    { regular: { friday: [span('25:00', 5), 'noon'] } },
    [
      `regular.friday.0.opens: ${noon}`,
      `regular.friday.0.closes: ${noon}`,
      'regular.friday.1: Each time span must have opens and closes',
    ],
  ],
  ['too many spans', monday(...hourly), ['regular.monday: Please list at most 10 time spans']],
  [
    'a text that contradicts the times',
    { ...monday(span('11:00', '20:00')), texts: { monday: 'Closed for winter' } },
    ['texts.monday: Monday has hours, but its text says that it is closed'],
  ],
  [
    'an exception that ends before it starts',
    { exceptions: [{ ...day, to: '2026-11-25' }] },
    ['exceptions.0.to: The last day must not be before the first'],
  ],
  [
    'a year and a day',
    { exceptions: [{ ...day, to: '2027-11-27' }] },
    ['exceptions.0.to: Please choose at most 366 days'],
  ],
  [
    'exceptions for the same day',
    { exceptions: [day, { ...day, from: '2026-11-20', to: '2026-11-30' }] },
    ['exceptions.1.from: There are special hours on Nov 26, 2026 already'],
  ],
  [
    'several errors, in form order',
    { exceptions: [{ from: '2026-02-30', to: '', reason: 'x'.repeat(101) }], texts: { monday: 'x'.repeat(61) } },
    [
      'texts.monday: Monday is too long (maximum 60 characters)',
      'exceptions.0.from: Please enter a valid date',
      'exceptions.0.to: Please enter a valid date',
      'exceptions.0.spans: The hours of these days must be a list of time spans',
      'exceptions.0.reason: Reason is too long (maximum 100 characters)',
    ],
  ],
])('%s', (_case, body, expected) => expect(errors(body)).toEqual(expected));

test('rules of several fields are not applied to invalid dates and times', () => {
  expect(errors({ exceptions: [{ ...day, from: '', to: 'soon' }, day] })).toEqual([
    'exceptions.0.from: Please enter a valid date',
    'exceptions.0.to: Please enter a valid date',
  ]);
});

const { auburn } = defaultHours;

test('valid hours are parsed as without the rules', () => {
  const hours = { ...auburn, monday: '5:00 PM - 2:00 AM', tuesday: 'By appointment' };
  expect(parseValidHours(hours)).toEqual(parseHoursTexts(hours));
});

test.each([
  ['equal times', { monday: '11 AM - 11 AM' }, ['monday']],
  ['overlapping times', { monday: '11 AM - 3 PM, 2 PM - 9 PM' }, ['monday']],
  ['times before the previous day ends', { sunday: '5 PM - 2 AM', monday: '1 AM - 8 PM' }, ['monday']],
])('days with %s keep their text only', (_case, texts, days) => {
  const hours = { ...auburn, ...texts };
  const parsed = parseValidHours(hours);
  expect(parsed.unreadable).toEqual(days);
  expect(openingHoursInput.safeParse({ regular: parsed.regular }).success).toBe(true);
  expect(toHours(parsed)).toEqual(hours);
});

const lunch = [{ opens: '11:00', closes: '14:00' }];
const dinner = [{ opens: '17:00', closes: '22:00' }];
const { regular } = noOpeningHours();
const stored = {
  regular: { ...regular, monday: lunch, tuesday: lunch },
  texts: { sunday: 'Ask us' },
  display: 'At noon',
  kitchen: null,
  exceptions: [{ from: '2026-11-26', to: '2026-11-26', spans: [], reason: 'Thanksgiving' }],
};

test('absent weekdays, texts and groups stay', () => {
  expect(mergeOpeningHours(stored, { display: undefined })).toEqual(stored);
  const merged = mergeOpeningHours(stored, {
    regular: { monday: dinner },
    texts: { friday: 'Late' } as never,
    display: undefined,
    kitchen: { monday: dinner },
  });
  expect(merged.regular).toMatchObject({ monday: dinner, tuesday: lunch });
  expect(merged.texts).toEqual({ friday: 'Late', sunday: 'Ask us' });
  expect(merged.kitchen).toEqual({ ...regular, monday: dinner });
  expect(merged.exceptions).toEqual(stored.exceptions);
});

test('null and empty lists clear', () => {
  const withKitchen = { ...stored, kitchen: { ...regular, monday: lunch } };
  expect(
    mergeOpeningHours(withKitchen, {
      regular: { monday: [] },
      texts: null,
      display: null,
      kitchen: null,
      exceptions: [],
    }),
  ).toEqual({ regular: { ...stored.regular, monday: [] }, texts: {}, display: null, kitchen: null, exceptions: [] });
});
