import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

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

describe('handleUnhandledErrors', () => {
  test('logs a rejection and continues', () => {
    const { status, stdout } = run(`Promise.reject(new Error('forgotten'));`);
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^Unhandled rejection[^]*Error: forgotten[^]*alive\n$/),
    ]);
  });

  test('logs an I/O error of a stream without a listener and continues', () => {
    const { status, stdout } = run(`require('node:fs').createWriteStream('/dev/full').write('x');`);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^Uncaught exception[^]*Error: ENOSPC[^]*alive\n$/)]);
  });

  test('logs any other exception, shuts down and exits with 1, so that the supervisor restarts the process', () => {
    const { status, stdout } = run(`setTimeout(() => { throw new Error('a bug'); }, 10);`);
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^Uncaught exception[^]*Error: a bug[^]*destroyed\n$/)]);
  });
});
