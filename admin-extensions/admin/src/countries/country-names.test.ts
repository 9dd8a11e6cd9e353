import assert from 'node:assert/strict';
import { test } from 'vitest';
import { listCountries, withStored } from './country-names';

test('all countries by name, the home country first', () => {
  const countries = listCountries();
  assert.equal(countries.length, 249);
  assert.equal(new Set(countries).size, 249);
  assert.deepEqual(countries.slice(0, 2), ['United States', 'Afghanistan']);
  assert.ok(countries.every((name) => name.length > 2));
});

test('an unknown stored name is kept and selectable', () => {
  assert.deepEqual(withStored(['Canada'], 'Upper Canada'), ['Upper Canada', 'Canada']);
  assert.deepEqual(withStored(['Canada'], 'Canada'), ['Canada']);
  assert.deepEqual(withStored(['Canada'], null), ['Canada']);
});
