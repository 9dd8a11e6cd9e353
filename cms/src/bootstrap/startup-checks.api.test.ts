import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'brewery-refused-'));
  writeFileSync(join(home, 'boldridge.db'), 'This is no database, and it is long enough to be taken for one.');
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

const start = (settings: Record<string, string>) =>
  spawnSync(process.execPath, [join(__dirname, '..', '..', 'test', 'serve.cjs')], {
    cwd: join(__dirname, '..', '..'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: '', ...settings },
    encoding: 'utf8',
    timeout: 15_000,
  });

test.each([
  [
    'a folder that cannot be made',
    () => ({ DATA_DIR: join(home, 'boldridge.db', 'data') }),
    /^DATA_DIR: .* cannot be written to \(.*\)\n$/,
  ],
  ['a file that is no database', () => ({ DATA_DIR: home }), /^DATA_DIR: .*boldridge\.db cannot be used \(.*\)\n$/],
  ['a setting that is wrong', () => ({ DATA_DIR: home, CMS_PORT: 'here' }), /^.*CMS_PORT.*\n$/],
])('%s ends the start with one line', (_what, settings, line) => {
  const { status, stderr } = start(settings());
  expect(stderr).toMatch(line);
  expect(status).toBe(1);
});
