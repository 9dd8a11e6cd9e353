import assert from 'node:assert/strict';
import { test } from 'vitest';
import { measureBundleSize } from './bundle-size.ts';

test('the JavaScript that every page loads before hydration is within its budget', () => {
  for (const { name, value, budget } of measureBundleSize()) {
    assert.ok(budget?.isMet, `${name}: ${value} kB`);
  }
});
