import { expect, test } from 'vitest';
import { createBeerRowParser } from './csv';
import { createRowValidator } from './csv-import';

test('validates rows in order: skips existing and repeated names and blank rows, and reports errors', () => {
  const parseRow = createBeerRowParser(['Name', 'ABV', 'Is Active', 'Sizes']);
  if (!parseRow) throw new Error('The header has no Name column');
  const validateRow = createRowValidator(parseRow, ['Ridge Runner']);
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
