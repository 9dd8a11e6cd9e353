import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAt } from '../../test/sign-in';
import { appSecret, type RunningServer, startServer } from '../../test/server';
import { countRows } from '../../test/stored-data';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const newSecret = 'another-secret-that-only-the-tests-know-0123';

test('a replica with another secret does not start; a confirmed change ends all sessions', async () => {
  const staff = await signInAt(server.url);

  await expect(server.restart(undefined, { APP_SECRET: newSecret })).rejects.toThrow('exited with code 1');
  const line = /^APP_SECRET differs from the secret of this database: .* APP_SECRET_CHANGED=([0-9a-f]{8})$/m.exec(
    server.log(),
  );
  expect(await countRows('staff_sessions', server)).toBe(1);

  await server.restart(undefined, { APP_SECRET_CHANGED: line?.[1] ?? '' });
  expect((await staff.get('/auth/me')).status).toBe(401);
  expect(await countRows('staff_sessions', server)).toBe(0);

  // The confirmation remains set, but belongs to the other secret.
  await expect(server.restart(undefined, { APP_SECRET: appSecret })).rejects.toThrow('exited with code 1');
}, 240_000);
