import { signInAt } from '../../test/client';
import { sharedServer } from '../../test/server';
import { countRows } from '../../test/stored-data';

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
