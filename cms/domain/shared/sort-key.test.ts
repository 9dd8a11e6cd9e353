import { toSortKey } from './sort-key';

const baseCollator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const exactCollator = new Intl.Collator('en');

const collate = (left: string, right: string) =>
  baseCollator.compare(left, right) || exactCollator.compare(left, right);

const compareTexts = (left: string, right: string) => (left < right ? -1 : Number(left > right));

const sortByKey = (texts: string[]) =>
  [...texts].sort((left, right) => compareTexts(toSortKey(left), toSortKey(right)));

test('numbers compare by value; case and accents only break ties', () =>
  expect(sortByKey(['No. 10', 'No. 9', 'Élan', 'elan', 'zwickel', 'Elan', 'No. 007', '(Re)Hop', '1842'])).toEqual([
    '(Re)Hop',
    '1842',
    'elan',
    'Elan',
    'Élan',
    'No. 007',
    'No. 9',
    'No. 10',
    'zwickel',
  ]));

/** All texts of up to three of the characters. */
const listTexts = (characters: string): string[] => {
  const letters = ['', ...characters];
  return [
    ...new Set(letters.flatMap((first) => letters.flatMap((next) => letters.map((last) => first + next + last)))),
  ];
};

test.each(['aAbé19', ' _-,;:!?.', '\'"()[]{}@z', '*/\\&#%`^5', '+<=>|~$oö'])(
  'texts of %s have the order of the collation',
  (characters) => {
    const texts = listTexts(characters);
    expect(sortByKey(texts)).toEqual([...texts].sort(collate));
  },
);

test('a long name has a key of limited length without half a character', () => {
  const key = toSortKey('🍺'.repeat(120));
  expect(key.length).toBeLessThanOrEqual(400);
  expect(Buffer.from(key).toString()).toBe(key);
});
