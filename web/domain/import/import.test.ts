import { describe, expect, test } from 'vitest';
import {
  findFraction,
  findUnreadSizes,
  guessMapping,
  isBeerColumn,
  readSizes,
  toBeerCsv,
  toPercent,
} from './beer-columns';
import { readTable } from './read-table';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const read = (bytes: Uint8Array) => readTable(bytes, isBeerColumn);

describe('a table is read', () => {
  const table = { headerRow: 1, header: ['Name', 'ABV'], rows: [['Kölsch', '4,8']] };
  test.each([
    ['UTF-8', utf8('Name;ABV\nKölsch;4,8')],
    ['UTF-8 with a byte order mark', utf8('\ufeffName;ABV\nKölsch;4,8')],
    ['UTF-16', utf16('\ufeffName\tABV\r\nKölsch\t4,8')],
    ['UTF-16 without a byte order mark', utf16('Name\tABV\r\nKölsch\t4,8')],
    ['Windows-1252', latin('Name|ABV\rKölsch|4,8')],
    ['quoted cells', utf8('Name,ABV\n"Kölsch","4,8"')],
  ])('in %s', (_name, bytes) => expect(read(bytes)).toEqual(table));

  test('with sep= and titles above the header, and line ends of several programs', () => {
    expect(read(utf8('sep=;\r\nOur beers;\n\rBeer Name;ABV (%)\n"Say ""hi""\nagain";6\r\n\r\nPorter;5'))).toEqual({
      headerRow: 4,
      header: ['Beer Name', 'ABV (%)'],
      rows: [['Say "hi"\nagain', '6'], [''], ['Porter', '5']],
    });
  });

  test('with a quotation mark that is never closed', () => {
    expect(read(utf8('Name,Sizes\n12" Pipe,"16oz'))?.rows).toEqual([['12" Pipe', '"16oz']]);
    expect(read(utf8(' \n'))).toBeNull();
  });
});

test('foreign headers are guessed; the exact name counts first', () => {
  expect(
    guessMapping(['Beer Name', 'ABV (%)', 'Beer Style', 'Package Sizes', 'Price', 'SKU', 'Style', 'Name']),
  ).toEqual([null, 'ABV', null, 'Sizes', 'Retail Price', null, 'Style', 'Name']);
  expect(guessMapping(['Beer', 'Alc.', 'Type', 'Hop Bill'])).toEqual(['Name', 'ABV', 'Style', 'Hops']);
});

test.each([
  ['12 oz / 16 oz', '12oz;16oz'],
  ['4-pack 16 oz cans', '16oz'],
  ['12 fl oz', '12oz'],
  ['0,5 Liter | 330 ml', '0.5L;330ml'],
  ['1/2 bbl', ''],
])('the sizes of %j are %j', (cell, sizes) => expect(readSizes(cell)).toBe(sizes));

test('the file to import has our columns, the same row numbers, and values as the import takes them', () => {
  const table = read(
    utf8(
      'Our beers\nBeer Name,ABV,IBU,Packaging,Price,In Stock,SKU\nA,0.062,35.6,1/2 bbl,$ 7.50,x,1\n"B, b",0,,12 oz,,,',
    ),
  );
  if (!table) throw new Error('The table is blank');
  const mapping = guessMapping(table.header);
  expect(findFraction(table, mapping)).toBe('0.062');
  expect(toPercent('0.062')).toBe('6.2');
  expect(findUnreadSizes(table, mapping)).toEqual([{ row: 3, column: 'Packaging', value: '1/2 bbl' }]);
  expect(toBeerCsv(table, mapping, { isFraction: true })).toBe(
    ['Name,ABV,IBU,Sizes,Retail Price,Is Available', '', 'A,6.2,36,,7.50,Yes', '"B, b",0,,12oz,,'].join('\r\n'),
  );
  expect(findFraction({ ...table, rows: [['A', '5.5']] }, mapping)).toBeNull();
  const extra = { ...table, rows: [['C', '5.5', '', '', '', '', '', 'Oops']] };
  expect(toBeerCsv(extra, mapping, { isFraction: false }).split('\r\n').at(-1)).toBe('C,5.5,,,,,Oops');
});
