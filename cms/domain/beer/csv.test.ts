import { expect, test } from 'vitest';
import { escapeFormula, formatList, parseList, unescapeFormula } from '../shared/csv-cell';
import { safeParseBody } from '../shared/parse-input';
import { beerCsvHeader, beerCsvRow, createBeerRowParser } from './csv';
import { createRowValidator } from './csv-import';
import { beerInput } from './input';
import { sampleBeer } from './sample';

const parserFor = (header: string[]) => {
  const parseRow = createBeerRowParser(header);
  if (!parseRow) throw new Error('no Name column');
  return parseRow;
};

test('the header has the columns of the template', () =>
  expect(beerCsvHeader.join(',')).toBe(
    'Name,Style,Description,ABV,IBU,Original Gravity,Color,Hops,Malts,Sizes,Tags,Is Available,Is Active,Is Featured,Brewing Notes,Food Pairings,Serving Temperature,Retail Price,Wholesale Price',
  ));

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ["'=1", "''=1"],
  ["''@", "'''@"],
  ["'plain", "'plain"],
  ['a=b', 'a=b'],
  ['', ''],
])('the cell %j is escaped as %j and unescaped again', (text, cell) => {
  expect(escapeFormula(text)).toBe(cell);
  expect(unescapeFormula(cell)).toBe(text);
});

test.each([
  [[], ''],
  [['12oz'], '12oz'],
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

test('an exported beer is unchanged after import, in every column', () => {
  const beer = sampleBeer({
    name: '=HYPERLINK("x")',
    style: "'-quoted",
    description: 'line one\nline two, "quoted"; done',
    abv: 0,
    ibu: 0,
    hops: 'Citra, Mosaic',
    sizes: ['12 oz', '1L'],
    tags: ['fresh, local'],
    isAvailable: false,
    isActive: false,
    isFeatured: true,
    pricing: { retail: 12.5, wholesale: 0 },
    color: '@amber',
  });
  const result = safeParseBody(beerInput, parserFor(beerCsvHeader)(beerCsvRow(beer)));
  if (!result.success) throw new Error(JSON.stringify(result.errors));
  const { pricing, ...values } = result.data;
  const stored = Object.assign(sampleBeer(), values, { pricing: { retail: null, wholesale: null, ...pricing } });
  expect(beerCsvRow(stored)).toEqual(beerCsvRow(beer));
  expect(result.data).toMatchObject({
    name: beer.name,
    style: beer.style,
    tags: beer.tags,
    pricing: beer.pricing,
    abv: 0,
  });
});

test('accepts columns in any case and order, a byte order mark, and missing or unknown columns', () => {
  const parseRow = createBeerRowParser(['\uFEFFSTYLE', 'is_active', 'Unknown', ' name ', 'Retail price']);
  expect(parseRow?.(['IPA', 'NO', '?', 'A', '$6.50'])).toEqual({
    style: 'IPA',
    isActive: false,
    name: 'A',
    pricing: { retail: '6.50', wholesale: '' },
  });
  expect(parseRow?.(['IPA'])).toMatchObject({ style: 'IPA', name: '', isActive: undefined });
});

test('returns no parser for a header without a Name column', () =>
  expect(createBeerRowParser(['Style', 'Beer'])).toBeNull());

test.each([
  ['yes', true],
  ['TRUE', true],
  ['1', true],
  ['No', false],
  ['false', false],
  ['0', false],
  ['', undefined],
  ['maybe', 'maybe'],
  ['constructor', 'constructor'],
])('parses the boolean cell %j as %j', (cell, value) =>
  expect(createBeerRowParser(['Name', 'Is Featured'])?.(['A', cell])).toMatchObject({ isFeatured: value }),
);

test('validates rows in order: skips existing and repeated names and blank rows, and reports errors', () => {
  const validateRow = createRowValidator(parserFor(['Name', 'ABV', 'Is Active', 'Sizes']), ['Ridge Runner']);
  expect(validateRow(['RIDGE runner ', '', '', ''])).toEqual({ kind: 'skip', name: 'RIDGE runner' });
  expect(validateRow(['New', '5%', 'maybe', 'pint'])).toEqual({
    kind: 'error',
    message: 'Please use format: number + unit (e.g., 12oz, 500ml, 1L); Active must be true or false',
  });
  expect(validateRow(['New', '5%', '', '12oz'])).toMatchObject({
    kind: 'create',
    beer: { name: 'New', abv: 5, isActive: true },
  });
  expect(validateRow(['new', '', '', ''])).toEqual({ kind: 'skip', name: 'new' });
  expect(validateRow(['', '5', '', ''])).toEqual({ kind: 'error', message: 'Name is required' });
  expect(validateRow(['', ' ', '', ''])).toEqual({ kind: 'blank' });
});
