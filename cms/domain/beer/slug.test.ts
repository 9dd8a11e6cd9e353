import { isReservedSlug, toSlug, getCopyName } from './slug';

test.each([
  ['Ridge Runner', 'ridge-runner'],
  ['Smörgåsbord Øl', 'smorgasbord-ol'],
  ['Señorita  --  Piña', 'senorita-pina'],
  ['No. 5 (IPA)!', 'no-5-ipa'],
  ["Brewer's Choice", 'brewers-choice'],
  ['  -Trim- ', 'trim'],
  ['Double/IPA', 'doubleipa'],
  ['ﬁne ½ pint', 'fine-12-pint'],
  ['麦酒', 'beer'],
  ['', 'beer'],
  ['x'.repeat(200), 'x'.repeat(100)],
  [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
])('the slug of %j is %s', (name, slug) => expect(toSlug(name)).toBe(slug));

test('composed and decomposed accents have the same slug', () => expect(toSlug('Ko\u0308lsch')).toBe('kolsch'));

test.each([
  ['admin', true],
  ['featured', true],
  ['administrator', false],
])('the slug %s is reserved: %s', (slug, expected) => expect(isReservedSlug(slug)).toBe(expected));

test('numbers further copies and keeps within 120 characters', () => {
  expect(getCopyName('Porter', [])).toBe('Copy of Porter');
  expect(getCopyName('Porter', ['copy of porter', 'Copy of Porter (2)'])).toBe('Copy of Porter (3)');
  const long = 'x'.repeat(120);
  expect(getCopyName(long, [])).toHaveLength(120);
  expect(getCopyName(long, [getCopyName(long, [])])).toMatch(/^.{116} \(2\)$/);
});
