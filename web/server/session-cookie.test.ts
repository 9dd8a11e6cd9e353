import { describe, expect, test } from 'vitest';
import { startEdge } from './test/start-edge';

const logout = '/api/auth/logout';
const init = { method: 'POST', headers: { cookie: 'boldridge_session=abc' } };
const cleared = 'boldridge_session=; Path=/api; Max-Age=0; HttpOnly; SameSite=Strict';

describe('POST /api/auth/logout', () => {
  test('clears the session cookie while the CMS is unreachable', async () => {
    const { ask, cms } = await startEdge();
    cms.state.isAway = true;
    expect(await ask(logout, init)).toMatchObject({ status: 503, headers: { 'set-cookie': [`${cleared}; Secure`] } });
  });

  test('clears the session cookie when the CMS fails', async () => {
    const { ask, cms } = await startEdge({ env: { PUBLIC_URL: 'http://127.0.0.1:3000' } });
    cms.says(logout, {}, 500);
    expect(await ask(logout, init)).toMatchObject({ status: 500, headers: { 'set-cookie': [cleared] } });
  });

  test('leaves the cookie to the CMS when it responds', async () => {
    const { ask, cms } = await startEdge();
    cms.sends(logout, { body: '{}', headers: { 'set-cookie': cleared } });
    expect(await ask(logout, init)).toMatchObject({ status: 200, headers: { 'set-cookie': [cleared] } });
    cms.says(logout, {}, 403);
    expect((await ask(logout, init)).headers['set-cookie']).toBeUndefined();
  });

  test('a failure of another call keeps the cookie', async () => {
    const { ask, cms } = await startEdge();
    cms.state.isAway = true;
    expect((await ask('/api/auth/login', init)).headers['set-cookie']).toBeUndefined();
  });
});
