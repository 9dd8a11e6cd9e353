import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInAt } from '../../test/client';
import { sharedServer } from '../../test/server';
import { countRows } from '../../test/stored-data';

// First: while the others wait for a process, this one notices no connection that the shared server closes.
test('a replica with another secret does not start; a confirmed change ends all sessions', async () => {
  const server = await sharedServer();
  const staff = await signInAt(server.url);
  const sessions = await countRows('staff_sessions', server);
  const expectRejected = async (settings: Record<string, string>) => {
    await expect(server.restart(undefined, settings)).rejects.toThrow('exited with code 1');
    const lines = /^APP_SECRET differs from the secret of this database: .* APP_SECRET_CHANGED=([0-9a-f]{8})$/gm;
    return [...server.log().matchAll(lines)].at(-1)?.[1] ?? '';
  };

  const ofAnother = await expectRejected({ APP_SECRET: 'a-secret-of-a-change-long-ago-0123456789' });
  // Simulates a variable that has remained set.
  const newSecret = { APP_SECRET: 'another-secret-that-only-the-tests-know-0123' };
  const confirmation = await expectRejected({ ...newSecret, APP_SECRET_CHANGED: ofAnother });
  expect(confirmation).not.toBe(ofAnother);
  expect(await countRows('staff_sessions', server)).toBe(sessions);

  await server.restart(undefined, { APP_SECRET_CHANGED: confirmation });
  expect((await staff.get('/auth/me')).status).toBe(401);
  expect(await countRows('staff_sessions', server)).toBe(0);
}, 240_000);

const folder = mkdtempSync(join(tmpdir(), 'brewery-startup-'));
writeFileSync(join(folder, 'brewery.db'), 'Not a SQLite database, but long enough to have its header checked.');

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

const compiled = join(__dirname, '..', '..', 'dist', 'src', 'bootstrap', 'unhandled-errors.js');

/** Runs code in a process with the handlers, which prints `alive` after the error unless it has exited. */
function run(code: string) {
  const script = `
    const { handleUnhandledErrors } = require(${JSON.stringify(compiled)});
    handleUnhandledErrors({ log: { error: console.log }, destroy: async () => console.log('destroyed') });
    ${code}
    setTimeout(() => console.log('alive'), 200);
  `;
  const { status, stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', timeout: 60_000 });
  return { status, stdout };
}

test('handleUnhandledErrors logs a rejection and continues', () => {
  const { status, stdout } = run(`Promise.reject(new Error('forgotten'));`);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Unhandled rejection[^]*Error: forgotten[^]*alive\n$/)]);
});

test('handleUnhandledErrors logs an I/O error of a stream without a listener and continues', () => {
  const { status, stdout } = run(`require('node:fs').createWriteStream('/dev/full').write('x');`);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Uncaught exception[^]*Error: ENOSPC[^]*alive\n$/)]);
});

test('handleUnhandledErrors logs any other exception, shuts down and exits with 1, so that the supervisor restarts the process', () => {
  const { status, stdout } = run(`setTimeout(() => { throw new Error('a bug'); }, 10);`);
  expect([status, stdout]).toEqual([1, expect.stringMatching(/^Uncaught exception[^]*Error: a bug[^]*destroyed\n$/)]);
});
