import { formatPhoneInput } from '@domain/shared/phone-number';
import { caretAfterFormat } from './fields';
import { countCases, setCases } from './beer-selections-field';

test.each([
  ['typing at the end', '5', 1, '(5', 2],
  ['typing the fourth digit', '(5555', 5, '(555) 5', 7],
  ['inserting a digit in the middle', '(5955) 555-555', 3, '(595) 555-5555', 3],
  ['deleting in the middle', '(55) 555-5555', 3, '(555) 555-555', 3],
  ['deleting a parenthesis', '(555 555-5555', 4, '(555) 555-5555', 4],
  ['typing a digit before the parenthesis', '9(555) 555-555', 1, '(955) 555-5555', 2],
  ['deleting everything', '', 0, '', 0],
])('places the caret after %s', (_, typed, caret, formatted, expected) => {
  expect(formatPhoneInput(typed)).toBe(formatted);
  expect(caretAfterFormat(typed, caret, formatted)).toBe(expected);
});

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
