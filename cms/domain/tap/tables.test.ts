import { expect, test } from 'vitest';
import { parseTables } from './tables';

test.each([
  ['1-3', ['1', '2', '3']],
  ['1, 3,7–8', ['1', '3', '7', '8']],
  ['P1-P3', ['P1', 'P2', 'P3']],
  ['Patio 1-3', ['Patio 1', 'Patio 2', 'Patio 3']],
  ['Bar,  Fire   pit, Bar,', ['Bar', 'Fire pit']],
  ['9-9', ['9']],
])('%s are the tables %j', (text, tables) => {
  expect(parseTables(text)).toEqual({ tables, error: null });
});

test.each([
  ['', 'Please list at least one table'],
  [' , ', 'Please list at least one table'],
  ['9-3', '9-3 is not a range of tables'],
  ['P1-B4', 'P1-B4 is not a range of tables'],
  ['1-999', 'Please list at most 100 tables'],
  ['1-60, 61-120', 'Please list at most 100 tables'],
  ['<b>', 'Please list tables such as 1-12, Patio 3'],
  ['The table by the window', 'A table’s name can have at most 12 characters'],
])('%s is an error: %s', (text, error) => {
  expect(parseTables(text)).toEqual({ tables: null, error });
});
