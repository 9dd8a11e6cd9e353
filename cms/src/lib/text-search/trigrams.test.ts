import { expect, test } from 'vitest';
import { toTrigrams } from './trigrams';

test.each([
  ['', []],
  ['ab', []],
  ['abc', ['abc']],
  ['abcde', ['abc', 'bcd', 'cde']],
  ['aaaaa', ['aaa']],
  ['a b', ['a b']],
  ['🍺🍺a', ['🍺🍺a']],
])('the trigrams of %j are %j', (text, trigrams) => expect(toTrigrams(text)).toEqual(trigrams));

test('a long text has 24 trigrams at most', () =>
  expect(toTrigrams('abcdefghijklmnopqrstuvwxyz0123456789')).toHaveLength(24));
