/** The panel changes tap lists by the rules of the bar, and the bar sees who did. */
import { beforeAll, expect, inject, test } from 'vitest';
import type { TapChange } from '#domain/tap/tap-list';
import { cider, helles, makeBar } from '../../../test/bar';
import { makeBeer, unique } from '../../../test/factories';
import { callContentManager, callExtension, panelHeaders } from '../../../test/panel';
import { signIn } from '../../../test/sign-in';
import { queryRows } from '../../../test/stored-data';
import type { AttentionEntry } from '#domain/panel/home';

type Document = { documentId: string; title?: string; endedAt?: string; checkedBy?: string };
type Body = {
  data?: Document;
  error?: { message: string; details?: { errors?: { path: string[]; message: string }[] } };
};

const pouringUid = 'api::pouring.pouring';
const tapUid = 'api::tap.tap';

let user: string;

beforeAll(async () => {
  const response = await fetch(`${inject('api').url}/admin/users/me`, { headers: await panelHeaders() });
  const { data } = (await response.json()) as { data: { firstname: string; lastname: string | null } };
  user = [data.firstname, data.lastname].filter(Boolean).join(' ');
});

async function call(method: string, path: string, data?: object) {
  const response = await callContentManager(method, path, data);
  const body = (await response.json()) as Body;
  const errors = (body.error?.details?.errors ?? []).map(({ path: field, message }) => [field.join('.'), message]);
  return {
    status: response.status,
    document: body.data ?? (body as unknown as Document),
    errors: Object.fromEntries(errors) as Record<string, string>,
    message: body.error?.message ?? '',
  };
}

const connect = (documentId: string) => ({ connect: [{ documentId }] });

type Bar = Awaited<ReturnType<typeof makeBar>>;

const guest = (name = unique('Panel Lager')) => ({ guestKind: 'beer', guestName: name });

const pourIn = (bar: Bar, tapId: string, data: object = guest()) =>
  call('POST', pouringUid, { taproom: connect(bar._id), tap: connect(tapId), state: 'on', ...data });

const pathOf = ({ documentId }: Document) => `${pouringUid}/${documentId}`;

async function listChanges(bar: Bar): Promise<TapChange[]> {
  const admin = await signIn();
  return (await admin.get<{ changes: TapChange[] }>(`${bar.path}/changes`)).body.changes;
}

test('what the panel puts on a tap is on the public list, and a press that expects an empty tap gets 409 with the name of the user', async () => {
  const bar = await makeBar();
  const tap = await bar.tap(1);
  const { name, _id: beer } = await makeBeer();
  const created = await pourIn(bar, tap._id, { beer: connect(beer), pours: [{ name: ' Pint ', price: 8 }] });
  expect([created.status, created.errors]).toEqual([201, {}]);
  expect((await bar.readPublic()).on).toMatchObject([
    { drink: { name }, tap: { number: 1 }, level: 'full', pours: [{ name: 'Pint', ounces: null, price: 8 }] },
  ]);
  const { status, body } = await bar.press(`taps/${tap._id}/swap`, { expected: null, next: { guest: helles } });
  expect([status, body.code, body.message]).toEqual([
    409,
    'tap-changed',
    expect.stringMatching(new RegExp(`^Tap 1 was changed to ${name} at .+ by ${user}$`)),
  ]);
  expect(await listChanges(bar)).toMatchObject([{ action: 'swap', by: user, next: name, tap: { number: 1 } }]);
});

test('a second drink on a tap is rejected at the field, also if it is written at the same time, or beside a press', async () => {
  const bar = await makeBar();
  const [one, two, three] = [await bar.tap(1), await bar.tap(2), await bar.tap(3)];
  await bar.pour(1);
  expect(await pourIn(bar, one._id)).toMatchObject({ status: 400, errors: { tap: 'Tap 1 already pours Helles' } });

  const results = await Promise.all(['Red', 'Blue'].map((name) => pourIn(bar, two._id, guest(name))));
  expect(results.map(({ status }) => status).sort()).toEqual([201, 400]);
  const rejected = results.find(({ status }) => status === 400);
  expect(rejected?.errors).toEqual({ tap: expect.stringMatching(/^Tap 2 already pours (Red|Blue)$/) });

  const swap = bar.press(`taps/${three._id}/swap`, { expected: null, next: { guest: cider } });
  const [pressed, written] = await Promise.all([swap, pourIn(bar, three._id)]);
  expect([
    [200, 400],
    [409, 201],
  ]).toContainEqual([pressed.status, written.status]);
  expect((await bar.read()).taps.map(({ pouring }) => pouring === null)).toEqual([false, false, false]);
});

test('what the panel takes off stays in the history, and can be deleted only with the reason Undone', async () => {
  const bar = await makeBar();
  const { document } = await pourIn(bar, (await bar.tap(1))._id, guest('Panel Stout'));
  expect((await call('DELETE', pathOf(document))).message).toBe(
    'Panel Stout is on tap. Please set it to Off: the history keeps it.',
  );
  expect((await call('PUT', pathOf(document), { state: 'off' })).errors).toEqual({
    reason: 'Please choose why it ended',
  });
  const ended = await call('PUT', pathOf(document), { state: 'off', reason: 'kicked' });
  expect([ended.status, typeof ended.document.endedAt]).toEqual([200, 'string']);
  expect((await bar.readPublic()).justKicked.map(({ drink }) => drink.name)).toEqual(['Panel Stout']);
  expect((await listChanges(bar)).map(({ action, previous }) => [action, previous])).toEqual([
    ['kick', 'Panel Stout'],
    ['swap', null],
  ]);
  expect((await call('DELETE', pathOf(document))).status).toBe(400);
  expect((await call('PUT', pathOf(document), { reason: 'undone' })).status).toBe(200);
  expect((await call('DELETE', pathOf(document))).status).toBe(200);
});

test('a tap keeps its drink and its taproom, and is deleted only when it pours nothing', async () => {
  const [bar, other] = [await makeBar(), await makeBar({ taps: 1 })];
  const tap = await bar.tap(1);
  const { document } = await pourIn(bar, tap._id, guest('Panel Porter'));
  const beer = await makeBeer();
  expect((await call('PUT', pathOf(document), { beer: connect(beer._id) })).errors).toMatchObject({
    beer: 'Please choose either a beer or a guest, not both',
  });
  const replaced = { beer: connect(beer._id), guestKind: null, guestName: null };
  expect((await call('PUT', pathOf(document), replaced)).errors).toEqual({
    beer: 'To pour another drink, set this one to Off and add a new pouring',
  });
  expect((await pourIn(bar, (await other.tap(1))._id)).errors).toEqual({ tap: 'This tap is in another taproom' });
  expect((await call('PUT', `${tapUid}/${tap._id}`, { taproom: connect(other._id) })).errors).toEqual({
    taproom: expect.stringContaining('A tap stays in its taproom'),
  });
  expect((await call('DELETE', `${tapUid}/${tap._id}`)).message).toBe('Tap 1 pours Panel Porter. Take it off first.');
});

test('a save with the relations of a response changes none of them', async () => {
  const bar = await makeBar();
  const { document } = await pourIn(bar, (await bar.tap(1))._id, guest('Panel Porter'));
  const saved = await call('PUT', pathOf(document), { level: 'low', tap: { count: 1 }, taproom: { count: 1 } });
  expect([saved.status, saved.errors]).toEqual([200, {}]);
  expect((await bar.readPublic()).on).toMatchObject([{ level: 'low', tap: { number: 1 } }]);
  for (const unknown of [{}, { id: 'x' }, { id: 9e15 }]) {
    expect(await call('PUT', pathOf(document), { tap: { connect: [unknown], disconnect: [] } })).toMatchObject({
      status: 400,
      errors: { tap: expect.any(String) },
    });
  }
});

test('a copy has its own derived values, and the titles of taps follow a new name of the taproom', async () => {
  const bar = await makeBar({ taps: 2 });
  const tap = await bar.tap(1);
  const { document } = await pourIn(bar, tap._id);
  const free = (await bar.tap(2))._id;
  const copy = await call('POST', `${pouringUid}/clone/${document.documentId}`, { tap: connect(free) });
  expect([copy.status, copy.errors]).toEqual([200, {}]);
  expect((await call('POST', `${tapUid}/clone/${tap._id}`, {})).errors).toEqual({ number: 'Tap 1 already exists' });
  const name = unique('Renamed');
  expect((await call('PUT', `api::taproom.taproom/${bar._id}`, { name })).status).toBe(200);
  expect((await call('GET', `${tapUid}/${tap._id}`)).document.title).toBe(`${name}: Tap 1`);
});

test('until it is checked, the home page lists a tap list that is older than its taproom allows, with a link to bar mode', async () => {
  const bar = await makeBar();
  await bar.pour(1);
  const findEntry = async () => {
    const { attention } = (await (await callExtension('GET', 'home/attention')).json()) as {
      attention: AttentionEntry[];
    };
    return attention.find(({ key }) => key === `${bar._id} tap-list`);
  };
  expect(await findEntry()).toBeUndefined();
  const longAgo = new Date(Date.now() - 50 * 3_600_000).toISOString();
  const create = (checkedAt: string | null) =>
    call('POST', 'api::list-check.list-check', { taproom: connect(bar._id), checkedAt });
  const { document } = await create(longAgo);
  expect([document.checkedBy, (await listChanges(bar))[0]]).toMatchObject([user, { action: 'check', by: user }]);
  expect(await findEntry()).toMatchObject({
    text: `${bar.name}’s tap list was last checked 2 days ago`,
    target: { url: expect.stringMatching(/^https?:.+\/bar\/$/) as string },
  });
  await create(null);
  expect(await findEntry()).toBeUndefined();
  expect(await queryRows('select checked_by from list_checks where document_id = ?', [document.documentId])).toEqual([
    { checked_by: user },
  ]);
});
