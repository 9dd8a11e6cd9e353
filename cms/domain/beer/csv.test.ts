import { expect, test } from 'vitest';
import { escapeFormula, parseList, unescapeFormula, formatList } from '../shared/csv-cell';
import { safeParseBody } from '../shared/parse-input';
import { beerCsvHeader, createBeerRowParser, beerCsvRow } from './csv';
import { createRowValidator } from './csv-import';
import { beerInput } from './input';
import { sampleBeer } from './sample';

const readerOf = (header: string[]) => {
  const read = createBeerRowParser(header);
  if (!read) throw new Error('no Name column');
  return read;
};

test('the header is the template', () =>
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
])('the cell %j is written %j and read back', (text, cell) => {
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
])('the list %j is written %j and read back', (entries, cell) => {
  expect(formatList(entries)).toBe(cell);
  expect(parseList(cell)).toEqual(entries);
});

test.each([
  ['12oz|1L', ['12oz', '1L']],
  ['12oz, 1L', ['12oz', '1L']],
  [' 12oz ; ; 1L|x ', ['12oz', '1L|x']],
  [' ', []],
])('the cell %j is the list %j', (cell, entries) => expect(parseList(cell)).toEqual(entries));

test('a beer comes back as it went out, in every column', () => {
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
  const result = safeParseBody(beerInput, readerOf(beerCsvHeader)(beerCsvRow(beer)));
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

test('columns may come in any case and order, with a byte order mark, and some may be missing', () => {
  const read = createBeerRowParser(['\uFEFFSTYLE', 'is_active', 'Unknown', ' name ', 'Retail price']);
  expect(read?.(['IPA', 'NO', '?', 'A', '$6.50'])).toEqual({
    style: 'IPA',
    isActive: false,
    name: 'A',
    pricing: { retail: '6.50', wholesale: '' },
  });
  expect(read?.(['IPA'])).toMatchObject({ style: 'IPA', name: '', isActive: undefined });
  expect(createBeerRowParser(['Style', 'Beer'])).toBeNull();
});

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
])('the flag %j is read as %j', (cell, value) =>
  expect(createBeerRowParser(['Name', 'Is Featured'])?.(['A', cell])).toMatchObject({ isFeatured: value }),
);

test('rows are judged one after the other', () => {
  const judge = createRowValidator(readerOf(['Name', 'ABV', 'Is Active', 'Sizes']), ['Ridge Runner']);
  expect(judge(['RIDGE runner ', '', '', ''])).toEqual({ kind: 'skip', name: 'RIDGE runner' });
  expect(judge(['New', '5%', 'maybe', 'pint'])).toEqual({
    kind: 'error',
    message: 'Please use format: number + unit (e.g., 12oz, 500ml, 1L); Active must be true or false',
  });
  expect(judge(['New', '5%', '', '12oz'])).toMatchObject({
    kind: 'create',
    beer: { name: 'New', abv: 5, isActive: true },
  });
  expect(judge(['new', '', '', ''])).toEqual({ kind: 'skip', name: 'new' });
  expect(judge(['', '5', '', ''])).toEqual({ kind: 'error', message: 'Name is required' });
  expect(judge(['', ' ', '', ''])).toEqual({ kind: 'blank' });
});
