import { escapeFormula, formatList, parseList, unescapeFormula } from './csv-cell';

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ["'=1", "''=1"],
  ['＝SUM(A1)', "'＝SUM(A1)"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['﹦1', "'﹦1"],
  ["'＠x", "''＠x"],
  ["'plain", "'plain"],
  ['', ''],
])('the cell %j is escaped as %j and unescaped again', (text, cell) => {
  expect(escapeFormula(text)).toBe(cell);
  expect(unescapeFormula(cell)).toBe(text);
});

test.each([
  [[], ''],
  [['12oz', '1L'], '12oz;1L'],
  [['fresh, local'], 'fresh, local;'],
  [['a|b'], 'a|b;'],
  [['a,b', 'c'], 'a,b;c'],
])('the list %j is formatted as %j and parsed back', (entries, cell) => {
  expect(formatList(entries)).toBe(cell);
  expect(parseList(cell)).toEqual(entries);
});

test.each([
  ['12oz|1L', ['12oz', '1L']],
  ['12oz, 1L', ['12oz', '1L']],
  [' 12oz ; ; 1L|x ', ['12oz', '1L|x']],
  [' ', []],
])('parses the cell %j as the list %j', (cell, entries) => expect(parseList(cell)).toEqual(entries));
