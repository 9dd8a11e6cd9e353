import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cms } from '../paths.ts';
import { strapiSchemas } from './schemas.ts';

const source = path.join(cms, 'src');
const listFiles = (folder: string) =>
  readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.posix.join(folder, file));

test('the committed schemas of pages are those of the definitions: npm run generate', () => {
  const committed = [...listFiles('components/page'), ...listFiles('api/page/content-types')];
  assert.deepEqual(committed.toSorted(), [...strapiSchemas().keys()].toSorted());
  for (const [file, schema] of strapiSchemas())
    assert.deepEqual(JSON.parse(readFileSync(path.join(source, file), 'utf8')), schema, file);
});
