import { expect, test } from 'vitest';
import { parseCsv, formatCsvRow } from './csv';

const cases: [string, string, string[][]][] = [
  [
    'splits rows and cells',
    'Name,Style\nHaze,IPA\n',
    [
      ['Name', 'Style'],
      ['Haze', 'IPA'],
    ],
  ],
  ['removes a byte order mark and accepts CRLF', '\uFEFFName\r\nHaze\r\n', [['Name'], ['Haze']]],
  ['accepts a last row without a line break', 'Name\nHaze', [['Name'], ['Haze']]],
  [
    'keeps separators, escaped quotes and line breaks in quoted cells',
    '"a,b","say ""hi""","two\r\nlines"\n',
    [['a,b', 'say "hi"', 'two\r\nlines']],
  ],
  [
    'keeps empty cells',
    ',,\na,,\n',
    [
      ['', '', ''],
      ['a', '', ''],
    ],
  ],
  ['reads an empty cell after a trailing separator', 'a,', [['a', '']]],
  ['reads an empty line as a row with one empty cell', 'a\n\nb', [['a'], [''], ['b']]],
  ['reads an unclosed quote up to the end of the text', '"open, and on', [['open, and on']]],
  ['returns no rows for an empty text', '', []],
];

test.each(cases)('parseCsv %s', (_, text, rows) => expect(parseCsv(text)).toEqual(rows));

test('parseCsv reads the cells that formatCsvRow has written', () => {
  const cells = ['plain', 'a,b', '"quoted"', 'two\nlines', ''];
  expect(parseCsv(formatCsvRow(cells))).toEqual([cells]);
});
