import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, toSearchText } from './fold-text';

test.each([
  ['KÖLSCH', 'kolsch'],
  ['Ko\u0308lsch', 'kolsch'],
  ['Weißbier', 'weissbier'],
  ['Ærø Smørrebrød', 'aero smorrebrod'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['İstanbul', 'istanbul'],
  ['100%_Citra', '100%_citra'],
  ['ビール', 'ビール'.normalize('NFKD').replace(/\p{M}/gu, '')],
])('%j folds to %j', (text, folded) => expect(foldText(text)).toBe(folded));

test('a part of a text stays a part of it, in any case', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      fc.string(),
      (before, part, after) => {
        const folded = foldText(before + part + after);
        expect(folded).toContain(foldText(part));
        expect(folded).toContain(foldText(part.toLowerCase()));
      },
    ),
  ));

test('a search does not match across fields', () =>
  expect(toSearchText(['Pale', null, 'Ale'])).not.toContain(foldText('paleale')));
