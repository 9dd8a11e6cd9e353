import assert from 'node:assert/strict';
import { test } from 'vitest';
import { findTaproomId } from './find-taproom-id';
import { describeZone } from './describe-zone';

test('names the zone and the taproom', () => {
  assert.equal(describeZone({ timeZone: 'America/Los_Angeles', taproom: 'Auburn' }), 'Pacific Time (Auburn)');
  assert.equal(describeZone({ timeZone: 'America/New_York', taproom: null }), 'Eastern Time (all taprooms)');
});

test('the taproom follows the changes of the form', () => {
  assert.equal(findTaproomId('auburn', undefined), 'auburn');
  assert.equal(findTaproomId('auburn', { connect: [], disconnect: [] }), 'auburn');
  assert.equal(findTaproomId('auburn', { connect: [{ documentId: 'folsom' }], disconnect: [{}] }), 'folsom');
  assert.equal(findTaproomId('auburn', { connect: [], disconnect: [{}] }), null);
  assert.equal(findTaproomId(null, { connect: [{ documentId: 'folsom' }] }), 'folsom');
});
