import { addTag, toggleTag } from './tag';

test.each([
  [[], 'popular', true, ['Popular']],
  [['most POPULAR'], 'popular', true, ['most POPULAR']],
  [['New Release', 'Hazy'], 'limited', false, ['Hazy']],
  [['Limited Release', 'small release'], 'limited', false, []],
  [['Hazy'], 'limited', true, ['Hazy', 'Limited Release']],
  [['Year Round'], 'year-round', false, []],
  [['Hazy'], 'seasonal', false, ['Hazy']],
] as const)('with tags %j, setting the checkbox %s to %j results in %j', (tags, choice, isChecked, expected) =>
  expect(toggleTag(tags, choice, isChecked)).toEqual(expected),
);

test('addTag trims the tag and ignores blank ones and duplicates in any case', () => {
  expect(addTag(['Hazy'], ' hazy ')).toEqual(['Hazy']);
  expect(addTag(['Hazy'], ' Fresh ')).toEqual(['Hazy', 'Fresh']);
  expect(addTag(['Hazy'], ' ')).toEqual(['Hazy']);
});
