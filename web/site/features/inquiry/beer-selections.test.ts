import { expect, test } from 'vitest';
import { countCases, setCases } from './beer-selections-field';

test.each([
  ['', 'Low Water', 2, '2 cases of Low Water'],
  ['Something dark, please.\n', 'Low Water', 1, 'Something dark, please.\n1 case of Low Water'],
  ['1 case of Low Water\nand a sour', 'Low Water', 3, '3 cases of Low Water\nand a sour'],
  ['2 CASES of low water ', 'Low Water', 1, '1 case of Low Water'],
  ['1 case of Low Water\nand a sour\n4 cases of Low Water', 'Low Water', 2, '2 cases of Low Water\nand a sour'],
  ['A gift.\n1 case of Low Water', 'Low Water', 0, 'A gift.'],
  ['1 case of Low Water Light', 'Low Water', 1, '1 case of Low Water Light\n1 case of Low Water'],
  ['I like Low Water', 'Low Water', 0, 'I like Low Water'],
])('%j with cases of %s set to %i is %j', (text, beer, count, expected) => {
  expect(setCases(text, beer, count)).toBe(expected);
  expect(countCases(expected, beer)).toBe(count);
});

test('counts the cases of all beers', () =>
  expect(countCases('2 cases of Low Water\nno glass, 3 cases of luck\n1 case of Snowmelt')).toBe(3));
