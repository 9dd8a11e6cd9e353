import { auditPredicate } from '#domain/audit/sentence';
import type { AuditEntry } from '#domain/audit/schema';
import type { StaffTapList, TapList } from '#domain/tap/schema';
import { cider, helles, makeBar, type PressBody } from '../../../test/bar';
import { admin, moderator, visitor, expectFailure, expectInvalid, expectStale } from '../../../test/client';
import { makeBeer, unique } from '../../../test/factories';
import { makeUser, userInput } from '../../../test/users';

type Body = { message: string; code: string; errors?: { path: string; msg: string }[]; tapList: StaffTapList };

const pint = { name: 'Pint', ounces: 16, price: 7.5 };
const numbers = ({ taps }: StaffTapList) => taps.map(({ number }) => number);

test('taps are added one by one or several at once, renumbered, labeled, ordered and removed', async () => {
  const bar = await makeBar({ taps: 2 });
  const added = await moderator.post<Body>(`${bar.path}/taps`, { number: 10, label: 'Nitro' });
  expect([added.status, numbers(added.body.tapList)]).toEqual([201, [1, 2, 10]]);
  const { _id } = await bar.tap(10);
  const stale = { label: 'Cask', updatedAt: '2020-01-01T00:00:00Z' };
  expect((await moderator.put(`${bar.path}/taps/${_id}`, stale)).status).toBe(409);
  await bar.pour(10);
  await moderator.put(`${bar.path}/taps/${_id}`, { number: 3 });
  expect((await bar.readPublic()).on[0]?.tap).toEqual({ number: 3, label: 'Nitro' });
  const ordered = await moderator.put<Body>(`${bar.path}/order`, { order: [_id, 'unknown'] });
  expect(numbers(ordered.body.tapList)).toEqual([3, 1, 2]);
  const { _id: first } = await bar.tap(1);
  await bar.press('on-deck', { guest: cider, tap: first });
  const removed = await moderator.delete<Body>(`${bar.path}/taps/${first}`);
  expect(numbers(removed.body.tapList)).toEqual([3, 2]);
  expect(removed.body.tapList.onDeck).toMatchObject([{ drink: { name: 'Dry Cider' }, tap: null, tapId: null }]);
});

test.each([
  [{ number: 0 }, 400, 'Number must be a whole number from 1 to 999'],
  [{ number: 998, count: 5 }, 400, 'The last tap would have a number above 999'],
  [{ number: 2 }, 409, 'Tap 2 already exists'],
  [{ number: 1, count: 2 }, 409, 'Tap 2 already exists'],
  [{}, 400, 'Number is required'],
])('new taps with %j: %i %s', async (input, status, message) => {
  const bar = await makeBar({ taps: 0 });
  await admin.post(`${bar.path}/taps`, { number: 2 });
  const response = await admin.post<Body>(`${bar.path}/taps`, input);
  expect([response.status, response.body.errors]).toEqual([status, [{ path: 'number', msg: message }]]);
  expect(numbers(await bar.read())).toEqual([2]);
});

test('taps can’t be deleted while they pour; a kicked keg of a deleted tap is still listed', async () => {
  const bar = await makeBar({ taps: 1 });
  const poured = await bar.pour(1);
  const { _id } = await bar.tap(1);
  const message = 'Tap 1 pours Helles. Take it off first.';
  await expectFailure(admin.delete(`${bar.path}/taps/${_id}`), 409, 'tap-in-use', message);
  await bar.press(`taps/${_id}/kick`, { expected: poured._id });
  expect((await admin.delete(`${bar.path}/taps/${_id}`)).status).toBe(200);
  expect((await bar.readPublic()).justKicked).toMatchObject([{ _id: poured._id, tap: { number: 1, label: null } }]);
});

test('a taproom can’t be deleted while it pours something; its tap list is deleted with it', async () => {
  const bar = await makeBar({ taps: 1 });
  const poured = await bar.pour(1);
  const message = `1 drink is on tap in ${bar.name}. Take it off first, or hide ${bar.name} instead.`;
  expect(await admin.delete(`/taprooms/${bar.slug}`)).toMatchObject({ status: 409, body: { message } });
  const { _id } = await bar.tap(1);
  await bar.press(`taps/${_id}/kick`, { expected: poured._id });
  expect((await admin.delete(`/taprooms/${bar.slug}`)).status).toBe(200);
  expect((await visitor().get(`/taps/${bar.slug}`)).status).toBe(404);
});

test('default pours: errors are at their fields, a stale version is rejected, and deleted beers are left out', async () => {
  const beer = await makeBeer();
  const path = '/default-pours';
  const exceptions = [{ beer: beer._id, pours: [pint] }];
  const { updatedAt } = (await admin.get(path)).body.defaultPours;
  const saved = await admin.put(path, { pours: [], exceptions, updatedAt });
  expect(saved.body.defaultPours).toMatchObject({ exceptions: [{ name: beer.name, style: null, pours: [pint] }] });
  await expectStale(admin.put(path, { pours: [], exceptions: [], updatedAt }));
  const put = (...changed: object[]) => admin.put(path, { pours: [], exceptions: changed });
  const unknown = { path: 'exceptions.0.beer', msg: 'This beer does not exist' };
  await expectInvalid(put({ beer: 'nothing', pours: [pint] }), unknown);
  const both = { style: 'IPA', beer: beer._id, pours: [pint] };
  await expectInvalid(
    admin.put(path, { pours: [{ price: 'x' }], exceptions: [both, { beer: beer._id, pours: [] }] }),
    { path: 'pours.0.price', msg: expect.any(String) },
    { path: 'exceptions.0.style', msg: 'Please choose a style or a beer' },
    { path: 'exceptions.1.pours', msg: 'Please add a glass' },
  );
  const twice = { path: 'exceptions.1.style', msg: 'This one is listed twice' };
  await expectInvalid(put(...exceptions, ...exceptions), twice);
  await admin.delete(`/beers/${beer._id}`);
  expect((await admin.get(path)).body.defaultPours.exceptions).toEqual([]);
  await admin.put(path, { pours: [], exceptions: [] });
  const { body } = await admin.get<{ entries: AuditEntry[] }>('/audit-log?area=taps');
  expect(body.entries.map(auditPredicate)).toContain('changed the default prices');
});

test('public lists have open CORS headers, also for 304 and 404; taprooms without taps are left out', async () => {
  const [bar, empty] = [await makeBar({ taps: 1 }), await makeBar({ taps: 0 })];
  const all = await visitor().get<{ taprooms: TapList[] }>('/taps');
  const slugs = all.body.taprooms.map(({ taproom }) => taproom.slug);
  expect([slugs.includes(bar.slug), slugs.includes(empty.slug)]).toEqual([true, false]);
  const one = await visitor().get(`/taps/${bar.slug}`);
  const etag = String(one.headers.get('etag'));
  const unmodified = await visitor().get(`/taps/${bar.slug}`, { headers: { 'If-None-Match': etag } });
  const missing = await visitor().get('/taps/nowhere');
  const staff = await admin.get(bar.path, { headers: { Origin: 'https://example.com' } });
  const received = [all, one, unmodified, missing, staff].map(
    ({ status, headers }) => `${status} ${headers.get('access-control-allow-origin')}`,
  );
  expect(received).toEqual(['200 *', '200 *', '304 *', '404 *', '200 null']);
});

test('a bartender changes the tap lists of their own taprooms, and nothing else', async () => {
  const [bar, second, other] = [await makeBar({ taps: 1 }), await makeBar({ taps: 1 }), await makeBar({ taps: 1 })];
  const bartender = await bar.makeBartender(second.slug);
  const me = await bartender.get('/auth/me');
  expect(me.body.user).toMatchObject({ role: 'bartender', taprooms: [bar.slug, second.slug].toSorted() });
  const { _id } = await bar.tap(1);
  const swap = await bar.press(`taps/${_id}/swap`, { expected: null, next: { guest: helles } }, { client: bartender });
  expect([swap.status, swap.body.change.by]).toEqual([200, 'Nora Ellis']);
  const allowed = [bar.path, `${bar.path}/drinks`, `${bar.path}/changes`, second.path];
  for (const path of allowed) expect((await bartender.get(path)).status).toBe(200);
  const { _id: foreign } = await other.tap(1);
  const key = { headers: { 'Idempotency-Key': unique('key') } };
  const responses = await Promise.all([
    bartender.get(other.path),
    bartender.get(`/taps/admin/${other.slug.toUpperCase()}`),
    bartender.post<PressBody>(`${other.path}/taps/${foreign}/swap`, { expected: null, next: { guest: helles } }, key),
    bartender.post(`${bar.path}/taps`, { number: 9 }),
    bartender.delete(`${bar.path}/taps/${_id}`),
    bartender.put(`${bar.path}/order`, { order: [] }),
    bartender.get('/default-pours'),
    bartender.put(`/auth/users/${me.body.user._id}`, { firstName: 'Max' }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 403));
  const [content, visitors] = await Promise.all(
    [bartender, visitor()].map((client) => client.get('/content/location/main-website')),
  );
  expect(content?.text).toBe(visitors?.text);
});

test('a bartender needs a taproom; other roles can’t have any', async () => {
  const bar = await makeBar({ taps: 0 });
  const create = (input: object) => admin.post('/auth/users', userInput(input));
  const at = (msg: string) => ({ path: 'taprooms', msg });
  const missing = at('Please choose the taprooms of the bartender');
  await expectInvalid(create({ role: 'bartender' }), missing);
  const noEmail = { path: 'email', msg: 'Email is required' };
  await expectInvalid(create({ role: 'bartender', email: '', taprooms: [] }), noEmail, missing);
  const unknown = { role: 'bartender', taprooms: [bar.slug, 'nowhere'] };
  await expectInvalid(create(unknown), at('Please choose a valid taproom'));
  await expectInvalid(create({ taprooms: [bar.slug] }), at('Only bartenders have taprooms'));
  const { _id } = await makeUser({ role: 'bartender', taprooms: [bar.slug] });
  const promoted = await admin.put(`/auth/users/${_id}`, { role: 'moderator' });
  expect(promoted.body.user).toMatchObject({ role: 'moderator', taprooms: [] });
  await expectInvalid(admin.put(`/auth/users/${_id}`, { role: 'bartender' }), missing);
  const again = await admin.put(`/auth/users/${_id}`, { role: 'bartender', taprooms: [bar.slug] });
  expect(again.body.user).toMatchObject({ role: 'bartender', taprooms: [bar.slug] });
});
