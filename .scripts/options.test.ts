import assert from 'node:assert/strict';
import { parseOptions } from './options.ts';

const known = { names: ['API on SQLite', 'API on PostgreSQL', 'edge'], flags: ['--quick'] };

test('parseOptions chooses everything without --only', () => {
  assert.deepEqual(parseOptions([], known).only, known.names);
});

test('parseOptions chooses names, or all that contain a text', () => {
  assert.deepEqual(parseOptions(['--only=edge', '--quick'], known).only, ['edge']);
  assert.deepEqual(parseOptions(['--only=SQLite,edge'], { ...known, matchesParts: true }).only, [
    'API on SQLite',
    'edge',
  ]);
});

for (const [args, message] of [
  [['--fast'], 'Unknown option --fast. The options are --only=NAME,NAME, --quick'],
  [['edge'], 'Unknown option edge. The options are --only=NAME,NAME, --quick'],
  [['--only=edge,pages'], '--only=pages is none of: API on SQLite, API on PostgreSQL, edge'],
] as const)
  test(`parseOptions rejects ${args.join(' ')} and lists what is valid`, () => {
    assert.throws(() => parseOptions([...args], known), { message });
  });
