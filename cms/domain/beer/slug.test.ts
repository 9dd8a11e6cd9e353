import { expect, test } from 'vitest';
import { findAvailableSlug, toSlug } from './slug';

test.each([
  ['Ridge Runner', 'ridge-runner'],
  ['Kölsch', 'kolsch'],
  ['Weißbier', 'weissbier'],
  ['Smörgåsbord Øl', 'smorgasbord-ol'],
  ['Señorita  --  Piña', 'senorita-pina'],
  ['No. 5 (IPA)!', 'no-5-ipa'],
  ["Brewer's Choice", 'brewers-choice'],
  ['  -Trim- ', 'trim'],
  ['Double/IPA', 'doubleipa'],
  ['ﬁne ½ pint', 'fine-12-pint'],
  ['麦酒', 'beer'],
  ['🍺', 'beer'],
  ['---', 'beer'],
  ['', 'beer'],
  ['x'.repeat(200), 'x'.repeat(100)],
  [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
])('the slug of %j is %s', (name, slug) => expect(toSlug(name)).toBe(slug));

test('composed and decomposed accents have the same slug', () => expect(toSlug('Ko\u0308lsch')).toBe('kolsch'));

test.each([
  ['ipa', [], 'ipa'],
  ['ipa', ['ipa'], 'ipa-2'],
  ['ipa', ['ipa', 'ipa-2', 'ipa-3'], 'ipa-4'],
  ['ipa', ['ipa', 'ipa-3'], 'ipa-2'],
  ['admin', [], 'admin-2'],
  ['featured', ['featured-2'], 'featured-3'],
  ['administrator', [], 'administrator'],
])('with slug %s and %j taken, the next available slug is %s', (slug, taken, expected) =>
  expect(findAvailableSlug(slug, (candidate) => taken.some((other) => other === candidate))).toBe(expected),
);
