import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { measureBundleSize } from './bundle-size.ts';

test('the JavaScript that every page loads before hydration is within its budget', () => {
  for (const { name, value, budget } of measureBundleSize()) {
    assert.ok(budget?.isMet, `${name}: ${value} kB`);
  }
});

/** The build lowers the syntax for Chrome 79, and adds no functions. */
const newerThanTvs =
  /\.(?:at|findLast|findLastIndex|replaceAll|toReversed|toSorted|toSpliced|randomUUID)\(|Object\.(?:hasOwn|groupBy)|Promise\.any|structuredClone|AbortSignal\.(?:timeout|any)|WeakRef|longOffset/g;

test('the app for TVs calls nothing that their browsers lack', () => {
  const assets = path.resolve(import.meta.dirname, '../../web/dist/screen/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  assert.ok(scripts.length > 0);
  for (const name of scripts)
    assert.deepEqual(readFileSync(path.join(assets, name), 'utf8').match(newerThanTvs), null, name);
});
