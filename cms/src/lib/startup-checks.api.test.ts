import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brewery-startup-'));
  writeFileSync(join(folder, 'brewery.db'), 'Not a SQLite database, but long enough to have its header checked.');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (settings: Record<string, string>) =>
  spawnSync(process.execPath, [join(__dirname, '..', '..', 'test', 'serve.cjs')], {
    cwd: join(__dirname, '..', '..'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: '', ...settings },
    encoding: 'utf8',
    timeout: 60_000,
  });

test.each([
  [
    'a data folder that cannot be created',
    () => ({ DATA_DIR: join(folder, 'brewery.db', 'data') }),
    /^DATA_DIR: .* cannot be written to \(.*\)\n$/,
  ],
  [
    'a database file that is not SQLite',
    () => ({ DATA_DIR: folder }),
    /^DATA_DIR: .*brewery\.db cannot be used \(.*\)\n$/,
  ],
  [
    'a database that does not respond',
    () => ({ DATA_DIR: mkdtempSync(join(folder, 'data-')), DATABASE_URL: 'postgres://postgres@127.0.0.1:1/brewery' }),
    /^DATABASE_URL: the database postgres@127\.0\.0\.1:1\/brewery cannot be used: .*ECONNREFUSED.*: check host and port.*\n$/,
  ],
  ['an invalid setting', () => ({ DATA_DIR: folder, CMS_PORT: 'here' }), /^.*CMS_PORT.*\n$/],
])('%s fails startup with one line that names the setting', (_name, settings, line) => {
  const { status, stderr } = start(settings());
  expect(stderr).toMatch(line);
  expect(status).toBe(1);
});
