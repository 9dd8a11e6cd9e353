import { expect, test } from 'vitest';
import { mergeOpeningHours } from './merge-hours';
import { noOpeningHours } from './week-hours';

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
