import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { beerColumns, findFraction, findUnreadSizes, readSizes, toBeerCsv, toPercent } from './beer-columns';
import { createIsKnown, guessMapping } from './columns';
import { distributorColumns, toDistributorCsv } from './distributor-columns';
import { readTable, readWorkbook } from './read-table';
import { subscriberColumns, toSubscriberCsv } from './subscriber-columns';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const read = (bytes: Uint8Array) => readTable(bytes, createIsKnown(beerColumns));

const kolsch = { headerRow: 1, header: ['Name', 'ABV'], rows: [['Kölsch', '4,8']] };
test.each([
  ['UTF-8', utf8('Name;ABV\nKölsch;4,8')],
  ['UTF-8 with a byte order mark', utf8('\ufeffName;ABV\nKölsch;4,8')],
  ['UTF-16', utf16('\ufeffName\tABV\r\nKölsch\t4,8')],
  ['UTF-16 without a byte order mark', utf16('Name\tABV\r\nKölsch\t4,8')],
  ['Windows-1252', latin('Name|ABV\rKölsch|4,8')],
  ['quoted cells', utf8('Name,ABV\n"Kölsch","4,8"')],
])('a table is read in %s', (_name, bytes) => expect(read(bytes)).toEqual(kolsch));

test('a table is read with sep= and titles above the header, and line ends of several programs', () => {
  expect(read(utf8('sep=;\r\nOur beers;\n\rBeer Name;ABV (%)\n"Say ""hi""\nagain";6\r\n\r\nPorter;5'))).toEqual({
    headerRow: 4,
    header: ['Beer Name', 'ABV (%)'],
    rows: [['Say "hi"\nagain', '6'], [''], ['Porter', '5']],
  });
});

test('a table is read with a quotation mark that is never closed', () => {
  expect(read(utf8('Name,Sizes\n12" Pipe,"16oz'))?.rows).toEqual([['12" Pipe', '"16oz']]);
  expect(read(utf8('Name,Hops\n"Pipe,6\nKölsch,""\nPorter,""'))?.rows).toEqual([
    ['"Pipe', '6'],
    ['Kölsch', ''],
    ['Porter', ''],
  ]);
  expect(read(utf8(' \n'))).toBeNull();
});

test('foreign headers are guessed; the exact name counts first', () => {
  expect(
    guessMapping(beerColumns, ['Beer Name', 'ABV (%)', 'Beer Style', 'Package Sizes', 'Price', 'SKU', 'Style', 'Name']),
  ).toEqual([null, 'ABV', null, 'Sizes', 'Retail Price', null, 'Style', 'Name']);
  expect(guessMapping(beerColumns, ['Beer', 'Alc.', 'Type', 'Hop Bill'])).toEqual(['Name', 'ABV', 'Style', 'Hops']);
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
  const mapping = guessMapping(beerColumns, table.header);
  expect(findFraction(table, mapping)).toBe('0.062');
  expect(toPercent('0.062')).toBe('6.2');
  expect(findUnreadSizes(table, mapping)).toEqual([{ row: 3, column: 'Packaging', value: '1/2 bbl' }]);
  expect(toBeerCsv({ table, mapping, isFraction: true })).toBe(
    ['Name,ABV,IBU,Sizes,Retail Price,Is Available', '', 'A,6.2,36,,7.50,Yes', '"B, b",0,,12oz,,'].join('\r\n'),
  );
  expect(findFraction({ ...table, rows: [['A', '5.5']] }, mapping)).toBeNull();
  const extra = { ...table, rows: [['C', '5.5', '', '', '', '', '', 'Oops']] };
  expect(toBeerCsv({ table: extra, mapping, isFraction: false }).split('\r\n').at(-1)).toBe('C,5.5,,,,,Oops');
});

test('an Excel workbook is read from its first visible sheet: titles, dates, percentages and check boxes', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Hidden', hidden: true, rows: [['Name'], ['No']] },
      {
        name: 'Beers',
        rows: [
          ['Our beers'],
          ['Beer Name', 'ABV', 'Released', 'In Stock'],
          ['Kölsch', 0.048, new Date('2026-03-01T00:00:00Z'), true],
          [null],
          ['Porter', 0.055, null, false],
        ],
      },
    ],
  });
  expect(await readWorkbook(bytes, createIsKnown(beerColumns))).toEqual({
    headerRow: 2,
    header: ['Beer Name', 'ABV', 'Released', 'In Stock'],
    rows: [
      ['Kölsch', '0.048', '2026-03-01', 'Yes'],
      ['', '', '', ''],
      ['Porter', '0.055', '', 'No'],
    ],
  });
  await expect(readWorkbook(utf8('Name'), () => true)).rejects.toThrow(/zip/i);
});

test('an Excel workbook that unpacks to far more than its size is not read', async () => {
  const rows = [['Name'], ['x'.repeat(60 * 1024 * 1024)]];
  const bytes = await writeXlsx({ sheets: [{ name: 'Beers', rows }] });
  expect(bytes.length).toBeLessThan(100_000);
  await expect(readWorkbook(bytes, () => true)).rejects.toThrow('The workbook is too large');
});

const readMapped = (columns: typeof beerColumns, text: string) => {
  const table = readTable(utf8(text), createIsKnown(columns));
  if (!table) throw new Error('The table is blank');
  return { table, mapping: guessMapping(columns, table.header), isFraction: false };
};

test('a distributor’s address is put together from its columns, and its place is looked up unless the table has it', async () => {
  const mapped = readMapped(
    distributorColumns,
    'Account,Street,City,ST,Zip,Type,Lat,Lng\nBottle Works,905 Riley St,Folsom,CA,95630,Store,,\n\nFar,1 Rue X,Paris,,,Bar,48.8,2.3\nBoston,1 Main St,Boston,MA,2134,,,',
  );
  const load = (zipOrKey: string) =>
    readFile(path.join(import.meta.dirname, '../place/places', `${zipOrKey.charAt(0)}.txt`), 'utf8');
  expect((await toDistributorCsv(mapped, load)).split('\r\n')).toEqual([
    'Name,Kind,Address,Phone,Country,State,Latitude,Longitude,Located',
    expect.stringMatching(/^Bottle Works,Store,"905 Riley St, Folsom, CA 95630",,,CA,38\.\d+,-121\.\d+,Yes$/),
    '',
    'Far,Bar,"1 Rue X, Paris",,,,48.8,2.3,',
    expect.stringMatching(/^Boston,,"1 Main St, Boston, MA 02134",,,MA,42\.\d+,-71\.\d+,Yes$/),
  ]);
});

test('the columns of other newsletter programs are understood', () => {
  const mapped = readMapped(
    subscriberColumns,
    'Email Address,First Name,OPTIN_TIME,Status\na@b.co,Ada,2024-03-01 18:30:00,cleaned',
  );
  expect(toSubscriberCsv(mapped)).toBe('Email,Source,Subscribed,Status\r\na@b.co,,2024-03-01 18:30:00,cleaned');
});
