import { inject } from 'vitest';
import type { Board } from '#domain/board/schema';
import { maxPairings, pairingMs } from '#domain/screen/constants';
import type { OwnScreen, Pairing, PairingState, Screen } from '#domain/screen/schema';
import { admin, createClient, moderator, randomIp, visitor, expectInvalid, expectStale } from '../../../test/client';
import { unique } from '../../../test/factories';
import { queryRows, storedTime } from '../../../test/stored-data';

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

async function makeBoard(overrides: object = {}): Promise<Board> {
  const input = { name: unique('Board'), taproom: 'auburn', ...overrides };
  const { status, body } = await admin.post<{ board: Board }>('/boards', input);
  expect(status).toBe(201);
  return body.board;
}

const startPairing = async (): Promise<Pairing> =>
  (await visitor().post<{ pairing: Pairing }>('/screens/pairings')).body.pairing;

const collect = (secret: string) => visitor().get<PairingState>('/screens/pairings/current', bearer(secret));

const pair = async (code: string, board: string, name = unique('TV')) =>
  admin.post<{ screen: Screen }>('/screens/pair', { code, board, name });

async function makeScreen() {
  const board = await makeBoard();
  const { code, secret } = await startPairing();
  const { screen } = (await pair(code, board._id)).body;
  return { board, screen, token: (await collect(secret)).body.token ?? '' };
}

const showOwn = (token: string) => visitor().get<{ screen: OwnScreen; token: string }>('/screens/me', bearer(token));

const changeVersion = async () => {
  const response = await fetch(`${inject('api').url}/changes`);
  const { versions } = (await response.json()) as { versions: Record<string, number> };
  return versions['screen'] ?? 0;
};

const wrongCode = { path: 'code', msg: 'No screen shows this code now. A code is valid for five minutes.' };

afterEach(async () => {
  await queryRows('delete from screen_pairings');
});

test('a screen waits, is paired with the code that it shows, and collects its token', async () => {
  const board = await makeBoard();
  const { code, secret, expiresAt } = await startPairing();
  expect(code).toMatch(/^\d{6}$/);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(4.9 * 60_000);
  expect((await collect(secret)).body).toMatchObject({ state: 'waiting', token: null });
  const name = unique('Bar left');
  const paired = await pair(`${code.slice(0, 3)} ${code.slice(3)}`, board._id, name);
  expect([paired.status, paired.body.screen]).toMatchObject([201, { name, board: { _id: board._id } }]);
  const { token } = (await collect(secret)).body;
  expect((await showOwn(token ?? '')).body.screen).toMatchObject({ name, board: { _id: board._id } });
});

test('a code can be used once, and expires', async () => {
  const { _id } = await makeBoard();
  const { code } = await startPairing();
  expect((await pair(code, _id)).status).toBe(201);
  expect((await pair((await startPairing()).code, _id)).status, 'another screen').toBe(201);
  await expectInvalid(pair(code, _id), wrongCode);
  const late = await startPairing();
  await queryRows('update screen_pairings set expires_at = created_at');
  await expectInvalid(pair(late.code, _id), wrongCode);
  expect((await collect(late.secret)).status).toBe(401);
});

test('of two concurrent requests with one code, one pairs the screen', async () => {
  const { _id } = await makeBoard();
  const { code } = await startPairing();
  const statuses = await Promise.all([pair(code, _id), pair(code, _id)]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([201, 400]);
});

test('a lost response with the token can be requested again, until a token was used', async () => {
  const board = await makeBoard();
  const { code, secret } = await startPairing();
  await pair(code, board._id);
  const lost = (await collect(secret)).body.token ?? '';
  const token = (await collect(secret)).body.token ?? '';
  expect((await showOwn(lost)).status).toBe(401);
  expect((await showOwn(token)).status).toBe(200);
  expect((await collect(secret)).status).toBe(401);
});

test('the database contains no code, secret or token, and responses with a token are not cached', async () => {
  const board = await makeBoard();
  const { code, secret } = await startPairing();
  await pair(code, board._id);
  const { body, headers } = await collect(secret);
  expect(headers.get('cache-control')).toBe('no-store');
  const tables = ['screens', 'screen_pairings'].map((table) => queryRows(`select * from ${table}`));
  const rows = JSON.stringify(await Promise.all(tables));
  for (const value of [code, secret, body.token ?? '']) expect(rows).not.toContain(`"${value}"`);
});

test.each([
  [{ code: '12345' }, 'code', 'Please enter the 6 digits that the screen shows'],
  [{ name: '' }, 'name', 'Name is required'],
  [{ board: '' }, 'board', 'Please choose a board'],
])('pairing with %j is rejected', async (input, path, msg) => {
  const body = { code: '123456', name: 'TV', board: 'x', ...input };
  await expectInvalid(admin.post('/screens/pair', body), { path, msg });
});

test('each response to a screen has a new token; the former one is valid until the new one is used', async () => {
  const { token } = await makeScreen();
  const lost = (await showOwn(token)).body.token;
  const next = (await showOwn(token)).body.token;
  expect(new Set([token, lost, next]).size).toBe(3);
  expect((await showOwn(lost)).status).toBe(401);
  expect((await showOwn(next)).status).toBe(200);
  expect((await showOwn(token)).status).toBe(401);
});

test('the token of an unpaired screen is rejected', async () => {
  const { token, screen } = await makeScreen();
  expect((await admin.delete(`/screens/${screen._id}`)).status).toBe(200);
  expect((await showOwn(token)).status).toBe(401);
  expect((await visitor().post('/screens/me/contact', {}, bearer(token))).status).toBe(401);
});

test.each(['', 'x', 'a'.repeat(43)])('the token %j is rejected, and so is the session of a user', async (token) => {
  expect((await showOwn(token)).status).toBe(401);
  expect((await admin.get('/screens/me')).status).toBe(401);
});

test('the token of a screen gives no access to staff calls', async () => {
  const screen = createClient({ token: (await makeScreen()).token });
  for (const path of ['/screens', '/boards', '/beers/admin']) expect((await screen.get(path)).status).toBe(401);
});

test('staff see the last contact, version and size of a screen', async () => {
  const { token, screen } = await makeScreen();
  const report = { appVersion: 'abc12345', width: 1920, height: 1080 };
  expect((await visitor().post('/screens/me/contact', report, bearer(token))).status).toBe(200);
  const { screens } = (await admin.get<{ screens: Screen[] }>('/screens')).body;
  const stored = screens.find(({ _id }) => _id === screen._id);
  expect(stored).toMatchObject(report);
  expect(Date.now() - Date.parse(stored?.lastContactAt ?? '')).toBeLessThan(60_000);
});

test('another board and a request to reload reach the screen and increment the version that screens follow', async () => {
  const { token, screen } = await makeScreen();
  const other = await makeBoard();
  const before = await changeVersion();
  await admin.put(`/screens/${screen._id}`, { board: other._id });
  expect(await changeVersion()).toBe(before + 1);
  await admin.post(`/screens/${screen._id}/reload`);
  expect(await changeVersion()).toBe(before + 2);
  const own = (await showOwn(token)).body.screen;
  expect(own).toMatchObject({ board: { _id: other._id }, reloadRequestedAt: expect.any(String) });
  expect(await changeVersion()).toBe(before + 2);
});

test('an update of a board changes only its fields; an older version and a taken name are rejected with 409', async () => {
  const board = await makeBoard({ message: 'Cheers', sleepFrom: '23:00', sleepUntil: '10:00' });
  const updated = await admin.put<{ board: Board }>(`/boards/${board._id}`, { message: '', columns: 2 });
  expect(updated.body.board).toMatchObject({ message: null, columns: 2, sleepFrom: '23:00', name: board.name });
  await expectStale(admin.put(`/boards/${board._id}`, { columns: 3, updatedAt: board.updatedAt }));
  const other = await makeBoard();
  const taken = await admin.put(`/boards/${other._id}`, { name: board.name });
  expect([taken.status, taken.body]).toMatchObject([409, { code: 'name-taken', errors: [{ path: 'name' }] }]);
  const nowhere = { name: unique('B'), taproom: 'nowhere' };
  await expectInvalid(admin.post('/boards', nowhere), { path: 'taproom', msg: 'Please choose a taproom' });
});

test('screens of a deleted board stay paired', async () => {
  const { board, token } = await makeScreen();
  expect((await admin.delete(`/boards/${board._id}`)).status).toBe(200);
  expect((await showOwn(token)).body.screen.board).toBeNull();
  expect((await admin.delete(`/boards/${board._id}`)).status).toBe(404);
});

test('a user can enter ten wrong codes in five minutes; correct ones do not count', async () => {
  const { _id } = await makeBoard();
  const enter = (code: string) => moderator.post('/screens/pair', { code, name: 'TV', board: _id });
  const { code } = await startPairing();
  expect((await enter(code)).status).toBe(201);
  for (let count = 0; count < 10; count += 1) expect((await enter(code)).status).toBe(400);
  expect((await enter(code)).status).toBe(429);
});

test('an IP address can get sixty codes in a quarter of an hour', async () => {
  const tv = createClient({ ip: randomIp() });
  for (let count = 0; count < 60; count += 1) expect((await tv.post('/screens/pairings')).status).toBe(201);
  expect((await tv.post('/screens/pairings')).status).toBe(429);
});

test('the /48 of an IPv6 customer has one limit of codes', async () => {
  const site = Math.floor(Math.random() * 0xffff).toString(16);
  const start = (subnet: number) =>
    createClient({ ip: `2001:db8:${site}:${subnet.toString(16)}::1` }).post('/screens/pairings');
  for (let count = 0; count < 60; count += 1) expect((await start(count)).status).toBe(201);
  expect((await start(61)).status).toBe(429);
});

test('a flood does not keep a screen from being paired: the oldest codes make room', async () => {
  const paired = await startPairing();
  await pair(paired.code, (await makeBoard())._id);
  const oldest = await startPairing();
  const later = await startPairing();
  const expiresAt = storedTime(new Date(Date.now() + pairingMs));
  const flood = Array.from({ length: maxPairings - 2 }, (_, index) => `flood-${index}`);
  await queryRows(
    `insert into screen_pairings (document_id, code_hash, secret_hash, expires_at) values ${flood.map(() => '(?, ?, ?, ?)').join(', ')}`,
    flood.flatMap((name) => [name, `code-${name}`, `secret-${name}`, expiresAt]),
  );
  const { status, body } = await visitor().post<{ pairing: Pairing }>('/screens/pairings');
  expect(status).toBe(201);
  expect((await collect(body.pairing.secret)).status).toBe(200);
  expect([(await collect(oldest.secret)).status, (await collect(later.secret)).status]).toEqual([401, 200]);
  expect((await collect(paired.secret)).body).toMatchObject({ state: 'paired' });
});
