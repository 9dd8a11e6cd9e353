import assert from 'node:assert/strict';
import {
  addEntries,
  findEntryMessage,
  openSuggestions,
  toEntries,
  beerTagRules,
  eventTagRules,
  sizeRules,
} from './rules';

test('sizes are normalized and added once', () => {
  const { list } = addEntries(['12 OZ'], ' 500 ML, 12oz ,1l, 1L', sizeRules);
  assert.deepEqual(list, ['12 OZ', '500ml', '1L']);
});

test('tags keep their case, and those that differ only in case are repeated ones', () => {
  const { list } = addEntries(['Year Round'], 'year round,, Dark & Rich ', beerTagRules);
  assert.deepEqual(list, ['Year Round', 'Dark & Rich']);
});

test('nothing is added if one of the entries is invalid', () => {
  const sizeMessage = 'Please use format: number + unit (e.g., 12oz, 500ml, 1L)';
  assert.deepEqual(addEntries(['12oz'], '16oz, big', sizeRules), { list: null, problem: sizeMessage });
});

test('the limits are those of the API', () => {
  assert.equal(addEntries([], 'a;b', beerTagRules).problem, 'Tags cannot contain ";"');
  assert.deepEqual(addEntries([], 'a;b', eventTagRules).list, ['a;b']);
  assert.match(addEntries([], 'x'.repeat(51), eventTagRules).problem ?? '', /50 characters/);
  const thirty = Array.from({ length: 30 }, (_none, index) => `${index + 1}oz`);
  assert.equal(addEntries(thirty, '31oz', sizeRules).problem, 'Please list at most 30 sizes');
});

test('an invalid stored entry does not prevent it', () => {
  assert.deepEqual(addEntries(['big'], '12oz', sizeRules).list, ['big', '12oz']);
});

test('suggests what the list does not have', () => {
  assert.ok(!openSuggestions(['12 OZ'], sizeRules).includes('12oz'));
  assert.ok(openSuggestions(['12oz'], sizeRules).includes('16oz'));
});

test('reads only the texts of a stored value', () => {
  assert.deepEqual([toEntries(['a', 1]), toEntries('a'), toEntries(null)], [['a'], [], []]);
});

test('finds the message of an entry', () => {
  assert.equal(findEntryMessage([undefined, 'Wrong']), 'Wrong');
  assert.equal(findEntryMessage('Not of an entry'), undefined);
});
