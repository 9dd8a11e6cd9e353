import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitor } from '../../../test/client';
import { type RunningServer, startServer } from '../../../test/server';
import { BetterSqlite, countRows } from '../../../test/stored-data';

describe.runIf(process.env.API_DATABASE !== 'postgres')('while another process writes to SQLite', () => {
  let server: RunningServer;
  const at = () => ({ url: server.url });
  const submit = () =>
    visitor().post(
      '/contact/submit',
      { name: 'Ada', email: 'ada@example.com', subject: 'Tours', message: 'Do you run tours?' },
      at(),
    );

  /** Holds the write lock until it is released. */
  function lock() {
    const database = new BetterSqlite(join(server.dataDir, 'boldridge.db'));
    database.exec('begin immediate');
    return () => {
      database.exec('rollback');
      database.close();
    };
  }

  beforeAll(async () => {
    server = await startServer({ RATE_LIMITS: 'false' });
  });

  afterAll(() => server.stop());

  test('writes wait without blocking the process, and get 503 if that takes too long', async () => {
    const release = lock();
    try {
      let isWaiting = true;
      const submitting = submit().finally(() => (isWaiting = false));
      for (let count = 0; count < 3; count += 1) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect(isWaiting).toBe(true);
      const { status, headers } = await submitting;
      expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    } finally {
      release();
    }
    expect(await countRows('inquiries', server)).toBe(0);
  });

  test('a short lock is only waited for', async () => {
    const release = lock();
    const submitting = submit();
    await fetch(`${server.url}/healthz`);
    release();
    expect((await submitting).status).toBe(201);
    expect(await countRows('inquiries', server)).toBe(1);
  });
});
