import { expect, test } from 'vitest';
import { createBeerRowParser } from './csv';
import { createRowValidator, summarizeRows } from './csv-import';

function createValidator() {
  const parseRow = createBeerRowParser(['Name', 'ABV', 'Is Active', 'Sizes']);
  if (!parseRow) throw new Error('The header has no Name column');
  return createRowValidator(parseRow, ['Ridge Runner']);
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

test('warns about an ABV above 20%, which is still imported', () => {
  const validateRow = createValidator();
  expect(validateRow(['Typo', '64', '', ''], 2)).toMatchObject({
    outcome: 'created',
    warning: 'ABV is above 20%. Please check it.',
  });
  expect(validateRow(['Barley Wine', '20', '', ''], 3)).toMatchObject({ outcome: 'created', warning: null });
});
