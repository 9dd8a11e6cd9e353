import { foldText, toSearchText } from './fold-text';

test.each([
  ['Ko\u0308lsch', 'kolsch'],
  ['Weißbier', 'weissbier'],
  ['Ærø Smørrebrød', 'aero smorrebrod'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['İstanbul', 'istanbul'],
  ['100%_Citra', '100%_citra'],
  ['ビール', 'ビール'.normalize('NFKD').replace(/\p{M}/gu, '')],
])('%j folds to %j', (text, folded) => expect(foldText(text)).toBe(folded));

test('each part of a text stays a part of it, in any case', () => {
  const text = 'Ein Weißbier, ΟΔΟΣ ΟΔΟΣ; İzmir ﬁne ½ Kölsch Ko\u0308lsch 각 ビール™';
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + 1; end <= text.length; end += 1) {
      const part = text.slice(start, end);
      for (const search of [part, part.toLowerCase(), part.toUpperCase()])
        expect(foldText(text)).toContain(foldText(search));
    }
  }
});

test('a search does not match across fields', () =>
  expect(toSearchText(['Pale', null, 'Ale'])).not.toContain(foldText('paleale')));
