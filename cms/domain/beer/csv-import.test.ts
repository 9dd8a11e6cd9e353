import { expect, test } from 'vitest';
import { createBeerRowParser } from './csv';
import { createRowValidator, summarizeRows } from './csv-import';

function createValidator() {
  const header = ['Name', 'ABV', 'Is Active', 'Sizes', ''];
  const parseRow = createBeerRowParser(header);
  if (!parseRow) throw new Error('The header has no Name column');
  return createRowValidator({ header, parseRow, existingNames: ['Ridge Runner', '“Old” Barn'] });
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
    { row: 4, outcome: 'created', message: null, beer: { name: 'New', abv: 6.4, isActive: true } },
    { row: 5, outcome: 'skipped', message: 'Repeats an earlier row', beer: null },
    { row: 6, name: '', outcome: 'failed', message: 'Name is required' },
    null,
  ]);
  expect(summarizeRows(rows.filter((row) => row !== null))).toMatchObject({ success: 1, skipped: 2 });
});

test.each([
  'ridge\u00a0runner',
  'Ridge\u200b  Runner',
  '"Old" Barn',
  '\ufeffRIDGE RUNNER\u00ad',
  '“Ridge Runner”',
  '‘ridge\nrun\0ner’',
])('%j is an existing name', (name) =>
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
