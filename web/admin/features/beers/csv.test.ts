import { expect, test } from 'vitest';
import { parseCsv, formatCsvRow } from './csv';

const cases: [string, string, string[][]][] = [
  [
    'plain rows',
    'Name,Style\nHaze,IPA\n',
    [
      ['Name', 'Style'],
      ['Haze', 'IPA'],
    ],
  ],
  ['a byte order mark and CRLF', '\uFEFFName\r\nHaze\r\n', [['Name'], ['Haze']]],
  ['no line break at the end', 'Name\nHaze', [['Name'], ['Haze']]],
  [
    'separators, quotes and line breaks inside quotes',
    '"a,b","say ""hi""","two\r\nlines"\n',
    [['a,b', 'say "hi"', 'two\r\nlines']],
  ],
  [
    'empty cells',
    ',,\na,,\n',
    [
      ['', '', ''],
      ['a', '', ''],
    ],
  ],
  ['a separator at the very end', 'a,', [['a', '']]],
  ['an empty line', 'a\n\nb', [['a'], [''], ['b']]],
  ['a quote that is never closed', '"open, and on', [['open, and on']]],
  ['nothing', '', []],
];

test.each(cases)('%s', (_, text, rows) => expect(parseCsv(text)).toEqual(rows));

test('what is written is read back', () => {
  const cells = ['plain', 'a,b', '"quoted"', 'two\nlines', ''];
  expect(parseCsv(formatCsvRow(cells))).toEqual([cells]);
});
