import { sampleBeer } from '../test/samples';
import { createRowParser, createRowValidator, findUnusedColumns, summarizeRows } from '../shared/csv-import';
import { beerCsv, beerCsvHeader } from './csv';
import { toNameKey } from './search';

test('the header has the columns of the import template', () =>
  expect(beerCsvHeader.join(',')).toBe(
    'Name,Style,Description,ABV,IBU,Original Gravity,Color,Hops,Malts,Sizes,Tags,Is Available,Is Active,Is Featured,Brewing Notes,Food Pairings,Serving Temperature,Retail Price,Wholesale Price',
  ));

test('accepts columns in any case and order, a byte order mark, and missing or unknown columns', () => {
  const parseRow = createRowParser(beerCsv, ['\uFEFFSTYLE', 'is_active', 'Unknown', ' name ', 'Retail price']);
  expect(parseRow?.(['IPA', 'NO', '?', 'A', '$6.50'])).toEqual({
    style: 'IPA',
    isActive: false,
    name: 'A',
    pricing: { retail: '6.50', wholesale: '' },
  });
  expect(parseRow?.(['IPA'])).toMatchObject({ style: 'IPA', name: '', isActive: undefined });
});

test('finds columns whatever invisible characters, spaces, quotes and punctuation their names have', () => {
  const parseRow = createRowParser(beerCsv, ['\u200bName*', '“ABV” (%)', 'Retail\u00a0Price ($)', 'Ｓｔｙｌｅ']);
  expect(parseRow?.(['A', '5', '6', 'IPA'])).toEqual({
    name: 'A',
    abv: '5',
    style: 'IPA',
    pricing: { retail: '6', wholesale: '' },
  });
});

test('names unknown and repeated columns', () =>
  expect(findUnusedColumns(beerCsv.columns, ['Name', 'Brewer', 'abv', '', 'ABV %', 'Name '])).toEqual([
    'Brewer',
    'ABV %',
    'Name ',
  ]));

test('returns no parser for a header without a Name column', () =>
  expect(createRowParser(beerCsv, ['Style', 'Beer'])).toBeNull());

test.each([
  ['yes', true],
  ['1', true],
  ['No', false],
  ['0', false],
  ['', undefined],
  ['constructor', 'constructor'],
])('parses the boolean cell %j as %j', (cell, value) =>
  expect(createRowParser(beerCsv, ['Name', 'Is Featured'])?.(['A', cell])).toMatchObject({ isFeatured: value }),
);

const storedBeers = ['Ridge Runner', '“Old” Barn'].map((name) =>
  sampleBeer({ name, abv: 5, ibu: 40, sizes: ['12oz'] }),
);

function createValidator(existing: 'skip' | 'update' = 'skip', header = ['Name', 'ABV', 'Is Active', 'Sizes', '']) {
  const parseRow = createRowParser(beerCsv, header);
  if (!parseRow) throw new Error('The header has no Name column');
  const stored = new Map(storedBeers.map((beer) => [toNameKey(beer.name), beer]));
  return createRowValidator({ definition: beerCsv, header, parseRow, existing, stored });
}

test('validates rows in order: skips existing and repeated names and blank rows, and reports errors', () => {
  const validateRow = createValidator();
  const rows = [
    ['RIDGE runner ', '', '', ''],
    ['New', '5%', 'maybe', 'pint'],
    ['New', '6,4 %', '', '12oz'],
    ['new', '', '', ''],
    ['', '5', '', ''],
    ['', ' ', '', ''],
  ].map((cells, index) => validateRow(cells, index + 2));
  expect(rows).toMatchObject([
    { row: 2, name: 'RIDGE runner', outcome: 'skipped', message: 'Already exists' },
    {
      row: 3,
      outcome: 'failed',
      message: 'Please use format: number + unit (e.g., 12oz, 500ml, 1L); Active must be true or false',
    },
    { row: 4, outcome: 'created', message: null, input: { name: 'New', abv: 6.4, isActive: true } },
    { row: 5, outcome: 'skipped', message: 'Repeats an earlier row', input: null },
    { row: 6, name: '', outcome: 'failed', message: 'Name is required' },
    null,
  ]);
  expect(summarizeRows(rows.filter((row) => row !== null))).toMatchObject({ success: 1, skipped: 2 });
});

test.each(['Ridge\u200b  Runner', '"Old" Barn', '‘ridge\nrun\0ner’'])('%j is an existing name', (name) =>
  expect(createValidator()([name, '', '', ''], 2)).toMatchObject({ message: 'Already exists' }),
);

test.each([[['Pils', '5', 'yes', '12oz', ' 16oz']], [['Pils', '5', 'yes', '12oz', '', '16oz']]])(
  'a cell without a column is an error of its row: %j',
  (cells) =>
    expect(createValidator()(cells, 2)).toMatchObject({
      name: 'Pils',
      outcome: 'failed',
      message: 'A cell has no column. Put a text that contains a separator, such as a comma, in quotation marks (").',
    }),
);

test('blank cells after the last column change nothing', () =>
  expect(createValidator()(['Pils', '5', 'yes', '12oz', ' ', ''], 2)).toMatchObject({ outcome: 'created' }));

test('warns about an ABV above 20%, which is still imported', () => {
  const validateRow = createValidator();
  expect(validateRow(['Typo', '64', '', ''], 2)).toMatchObject({
    outcome: 'created',
    warning: 'ABV is above 20%. Please check it.',
  });
  expect(validateRow(['Barley Wine', '20', '', ''], 3)).toMatchObject({ outcome: 'created', warning: null });
});

test('updates the fields of an existing beer that have another value in the file, and no others', () => {
  const header = ['Name', 'ABV', 'IBU', 'Sizes', 'Retail Price', 'Wholesale Price', 'Style'];
  const validateRow = createValidator('update', header);
  expect(validateRow(['ridge runner', '5', '45', '12 oz', '', '8', ''], 2)).toMatchObject({
    name: 'ridge runner',
    outcome: 'updated',
    message: 'Changes IBU and Wholesale Price',
    change: { stored: { name: 'Ridge Runner' }, changes: { abv: 5, ibu: 45, pricing: { wholesale: 8 } } },
  });
  expect(validateRow(['"Old" Barn', '5', '', '', '', '', ''], 3)).toMatchObject({
    outcome: 'skipped',
    message: 'Nothing to change',
  });
  expect(createValidator('update', header)(['"Old" Barn', '500', '', '', '', '', ''], 2)).toMatchObject({
    outcome: 'failed',
  });
});
