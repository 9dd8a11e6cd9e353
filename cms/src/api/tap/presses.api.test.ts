import { randomUUID } from 'node:crypto';
import type { Beer } from '#domain/beer/schema';
import { admin } from '../../../test/client';
import { cider, helles, makeBar } from '../../../test/bar';
import { makeBeer, unique } from '../../../test/factories';
import { queryRows } from '../../../test/stored-data';

const pint = { name: 'Pint', ounces: 16, price: 7.5 };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('a keg change takes two presses: kicked, then the next on deck; the public list shows both', async () => {
  const bar = await makeBar();
  const beer = await makeBeer({ style: 'IPA', abv: 6.5 });
  const first = await bar.pour(1, { beer: beer._id, pours: [pint] });
  const { _id } = await bar.tap(1);
  const { body: planned } = await bar.press('on-deck', { guest: cider, tap: _id });
  expect(planned.change).toMatchObject({ action: 'on-deck', next: 'Dry Cider', by: expect.any(String) });
  const kicked = await bar.press(`taps/${_id}/kick`, { expected: first._id });
  const change = { action: 'kick', previous: beer.name, next: null, tap: { number: 1, label: null } };
  expect([kicked.status, kicked.body.change]).toEqual([200, expect.objectContaining(change)]);
  const [next] = kicked.body.tapList.onDeck;
  const swapped = await bar.press(`taps/${_id}/swap`, { expected: null, next: { pouring: next?._id } });
  expect(swapped.body.tapList.taps[0]?.pouring).toMatchObject({ _id: next?._id, status: 'on', level: 'full' });
  const list = await bar.readPublic();
  expect(list.on.map(({ drink, tap }) => [tap?.number, drink.name, drink.isGuest])).toEqual([[1, 'Dry Cider', true]]);
  expect(list.onDeck).toEqual([]);
  expect(list.justKicked).toMatchObject([{ drink: { name: beer.name, slug: beer.slug, abv: 6.5 }, pours: [pint] }]);
  expect(list.changedAt).toBe(swapped.body.change.pressedAt);
});

test('of 50 concurrent swaps of one tap, one succeeds; the others get 409 with what happened', async () => {
  const bar = await makeBar({ taps: 1 });
  const beer = await makeBeer();
  const { _id } = await bar.tap(1);
  const body = { expected: null, next: { beer: beer._id } };
  const results = await Promise.all(Array.from({ length: 50 }, () => bar.press(`taps/${_id}/swap`, body)));
  const failures = results.filter(({ status }) => status !== 200);
  expect(results.length - failures.length).toBe(1);
  for (const { status, body: failure } of failures) {
    expect([status, failure.code]).toEqual([409, 'tap-changed']);
    expect(failure.message).toMatch(new RegExp(`^Tap 1 was changed to ${beer.name} at \\d+:\\d\\d [AP]M by \\S+`));
  }
  expect(await queryRows('select state from pourings where on_tap = ?', [_id])).toEqual([{ state: 'on' }]);
});

test('20 requests with one key change the tap once; another body with this key is 422', async () => {
  const bar = await makeBar({ taps: 1 });
  const { _id } = await bar.tap(1);
  const key = randomUUID();
  const body = { expected: null, next: { guest: helles } };
  const call = `taps/${_id}/swap`;
  const results = await Promise.all(Array.from({ length: 20 }, () => bar.press(call, body, { key })));
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(results.map(({ body: { change } }) => change._id)).size).toBe(1);
  const other = await bar.press(call, { ...body, next: { guest: cider } }, { key });
  expect([other.status, other.body.code]).toEqual([422, 'key-reused']);
  expect((await admin.get(`${bar.path}/changes`)).body.changes.map((change) => change.next)).toEqual(['Helles']);
});

test('a keg change without an Idempotency-Key is rejected with 400', async () => {
  const bar = await makeBar({ taps: 0 });
  const { status, body } = await admin.post(`${bar.path}/checks`, {});
  expect([status, body.message]).toEqual([400, expect.stringContaining('Idempotency-Key')]);
});

test('a keg change made offline counts from the press, but not from before the latest change of the tap, nor from the future', async () => {
  const bar = await makeBar({ taps: 2 });
  const press = async (number: number, pressedAt: string) => {
    const { _id, pouring } = await bar.tap(number);
    const body = { expected: pouring?._id ?? null, next: { guest: helles }, pressedAt };
    return (await bar.press(`taps/${_id}/swap`, body)).body.change.pressedAt;
  };
  const [hourAgo, before, tomorrow] = [minutesAgo(60), minutesAgo(90), minutesAgo(-24 * 60)];
  expect(await press(1, hourAgo)).toBe(hourAgo);
  expect(await press(1, before)).toBe(hourAgo);
  expect(Date.parse(await press(2, tomorrow))).toBeLessThanOrEqual(Date.now());
  const { pouring } = await bar.tap(1);
  expect(pouring?.tappedAt).toBe(hourAgo);
});

test('a keg change with invalid input is rejected with 400 at the fields', async () => {
  const bar = await makeBar({ taps: 1 });
  const { _id } = await bar.tap(1);
  for (const [title, body, paths] of [
    ['an empty body', {}, ['expected', 'next']],
    ['no drink', { expected: null, next: {} }, ['next']],
    ['two drinks', { expected: null, next: { beer: 'a', guest: helles } }, ['next']],
    ['an unknown beer', { expected: null, next: { beer: 'nothing' } }, ['next.beer']],
    ['NUL in an id', { expected: null, next: { beer: '\u0000' } }, ['next.beer']],
    ['unknown on deck', { expected: null, next: { pouring: 'nothing' } }, ['next.pouring']],
    ['a tea', { expected: null, next: { guest: { kind: 'tea' } } }, ['next.guest.kind', 'next.guest.name']],
    ['a bad pour', { expected: null, next: { guest: helles, pours: [{ price: -1 }] } }, ['next.pours.0.price']],
    ['a bad time', { expected: null, next: { guest: helles }, pressedAt: 'now' }, ['pressedAt']],
  ] as const) {
    const response = await bar.press(`taps/${_id}/swap`, body);
    const errors = (response.body as unknown as { errors: { path: string }[] }).errors;
    expect([title, response.status, errors.map(({ path }) => path)]).toEqual([title, 400, paths]);
  }
  expect((await bar.read()).taps[0]?.pouring).toBeNull();
});

test('a level is in the list of changes; one that was chosen before the present one is rejected with 409', async () => {
  const bar = await makeBar({ taps: 1 });
  const { _id: expected } = await bar.pour(1);
  const { _id } = await bar.tap(1);
  const set = (level: string, pressedAt?: string) => bar.press(`taps/${_id}/level`, { expected, level, pressedAt });
  const { body } = await set('low');
  expect(body.change).toMatchObject({ action: 'level', level: 'low', next: 'Helles' });
  expect(body.tapList.taps[0]?.pouring?.level).toBe('low');
  const late = await set('half', minutesAgo(5));
  expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/^Tap 1 was set to Almost gone at /)]);
  expect((await set('half')).body.tapList.taps[0]?.pouring?.level).toBe('half');
  const { changes } = (await admin.get(`${bar.path}/changes`)).body;
  expect(changes.map(({ action, level }) => [action, level])).toEqual([
    ['level', 'half'],
    ['level', 'low'],
    ['swap', null],
  ]);
});

const undo = (bar: Awaited<ReturnType<typeof makeBar>>, key: string) => bar.press('undo', { key });

test('undo of a swap: the keg before is on again, and what was tapped is back on deck', async () => {
  const bar = await makeBar({ taps: 1 });
  const before = await bar.pour(1);
  const { _id } = await bar.tap(1);
  const [planned] = (await bar.press('on-deck', { guest: cider, tap: _id, pours: [pint] })).body.tapList.onDeck;
  const swapped = await bar.press(`taps/${_id}/swap`, { expected: before._id, next: { pouring: planned?._id } });
  const undone = await undo(bar, swapped.body.change.key);
  expect(undone.body.change).toMatchObject({ _id: swapped.body.change._id, undoneAt: expect.any(String) });
  const { taps, onDeck } = undone.body.tapList;
  expect(taps[0]?.pouring).toMatchObject({ _id: before._id, tappedAt: before.tappedAt, endedAt: null, reason: null });
  expect(onDeck).toMatchObject([{ _id: planned?._id, status: 'on-deck', tapId: _id, pours: [pint], tappedAt: null }]);
  expect((await undo(bar, swapped.body.change.key)).body.change.undoneAt).toBe(undone.body.change.undoneAt);
  expect((await bar.readPublic()).justKicked).toEqual([]);
});

test('undo of a swap to a new drink: the tap pours nothing, and the drink is not among those that were on', async () => {
  const bar = await makeBar({ taps: 1 });
  const { _id } = await bar.tap(1);
  const { body } = await bar.press(`taps/${_id}/swap`, { expected: null, next: { guest: cider } });
  expect((await undo(bar, body.change.key)).body.tapList.taps[0]?.pouring).toBeNull();
  const { body: list } = await admin.get(`${bar.path}/drinks`);
  expect(list.drinks.filter(({ drink, lastOnAt }) => drink.name === 'Dry Cider' && lastOnAt)).toEqual([]);
});

test('undo of a level, a plan, a removal, an edit and a check', async () => {
  const bar = await makeBar({ taps: 1 });
  const poured = await bar.pour(1);
  const { _id } = await bar.tap(1);
  const level = await bar.press(`taps/${_id}/level`, { expected: poured._id, level: 'low' });
  expect((await undo(bar, level.body.change.key)).body.tapList.taps[0]?.pouring?.level).toBe('full');
  const edited = await admin.put(`${bar.path}/pourings/${poured._id}`, { pours: [pint] });
  expect((await bar.tap(1)).pouring?.pours).toEqual([pint]);
  expect((await undo(bar, edited.body.change.key)).body.tapList.taps[0]?.pouring?.pours).toEqual([]);
  const added = await bar.press('on-deck', { guest: cider });
  const [planned] = added.body.tapList.onDeck;
  const removed = await admin.delete(`${bar.path}/on-deck/${planned?._id}`);
  expect((await bar.read()).onDeck).toEqual([]);
  const restored = await undo(bar, removed.body.change.key);
  expect(restored.body.tapList.onDeck).toMatchObject([{ _id: planned?._id, drink: { name: 'Dry Cider' } }]);
  expect((await undo(bar, added.body.change.key)).body.tapList.onDeck).toEqual([]);
  const checked = await bar.press('checks', {});
  expect(checked.body.tapList.checkedAt).toBe(checked.body.change.pressedAt);
  expect((await undo(bar, checked.body.change.key)).body.tapList.checkedAt).toBeNull();
});

test('undo of what was planned for a removed tap plans it for the next free one; of a deleted beer is rejected with 409', async () => {
  const bar = await makeBar({ taps: 2 });
  const beer = await makeBeer();
  const [first, second] = [await bar.tap(1), await bar.tap(2)];
  const plan = async (drink: object) => {
    return (await bar.press('on-deck', { ...drink, tap: second._id })).body.tapList.onDeck.at(-1)?._id ?? '';
  };
  const remove = async (pouring: string) => (await admin.delete(`${bar.path}/on-deck/${pouring}`)).body.change.key;
  const [planned, removed] = [await plan({ guest: cider }), await remove(await plan({ guest: helles }))];
  const removedBeer = await remove(await plan({ beer: beer._id }));
  const swapped = await bar.press(`taps/${first._id}/swap`, { expected: null, next: { pouring: planned } });
  await admin.delete(`${bar.path}/taps/${second._id}`);
  await admin.delete(`/beers/${beer._id}`);
  await undo(bar, swapped.body.change.key);
  expect((await undo(bar, removed)).body.tapList.onDeck.map(({ drink, tapId }) => [drink.name, tapId])).toEqual([
    ['Dry Cider', null],
    ['Helles', null],
  ]);
  const rejected = await undo(bar, removedBeer);
  expect([rejected.status, rejected.body.message]).toEqual([409, expect.stringContaining('can’t be undone')]);
  expect((await undo(bar, '\u0000')).status).toBe(400);
});

test('undo of a swap that another one followed: 409 with the later one; of an unknown key: 404', async () => {
  const bar = await makeBar({ taps: 1 });
  const { _id } = await bar.tap(1);
  const first = await bar.press(`taps/${_id}/swap`, { expected: null, next: { guest: cider } });
  await bar.pour(1, { guest: helles });
  const changed = { code: 'tap-changed', message: expect.stringMatching(/^Tap 1 was changed to Helles at /) };
  expect(await undo(bar, first.body.change.key)).toMatchObject({ status: 409, body: changed });
  expect((await undo(bar, 'unknown')).status).toBe(404);
});

test('drinks on deck are in the chosen order, and one that was tapped can’t be tapped again', async () => {
  const bar = await makeBar({ taps: 2 });
  for (const guest of ['A', 'B', 'C'].map((name) => ({ ...cider, name }))) await bar.press('on-deck', { guest });
  const ids = (await bar.read()).onDeck.map(({ _id }) => _id);
  await admin.put(`${bar.path}/on-deck/order`, { order: [ids[2], ids[0]] });
  expect((await bar.readPublic()).onDeck.map(({ drink }) => drink.name)).toEqual(['C', 'A', 'B']);
  await bar.pour(1, { pouring: ids[2] });
  const { _id } = await bar.tap(2);
  const again = await bar.press(`taps/${_id}/swap`, { expected: null, next: { pouring: ids[2] } });
  expect([again.status, again.body.message]).toEqual([409, 'C is no longer on deck: it is on Tap 1']);
});

test('a drink gets the pours of its last keg; the list of drinks has beers and former guests with these pours', async () => {
  const bar = await makeBar({ taps: 2 });
  const beer = await makeBeer();
  await bar.pour(1, { beer: beer._id, pours: [pint] });
  await bar.pour(2, { guest: helles, pours: [{ ...pint, price: 9 }] });
  await bar.pour(1, { guest: cider });
  expect((await bar.pour(2, { beer: beer._id })).pours).toEqual([pint]);
  const { body } = await admin.get(`${bar.path}/drinks`);
  const find = (name: string) => body.drinks.find(({ drink, lastOnAt }) => drink.name === name && lastOnAt);
  expect(find(beer.name)).toMatchObject({ beer: beer._id, pours: [pint] });
  expect(find('Helles')).toMatchObject({ beer: null, drink: { isGuest: true }, pours: [{ ...pint, price: 9 }] });
});

test('a drink that was never poured gets the default pours of its beer, its style or the brewery, by swap and in the list', async () => {
  const bar = await makeBar({ taps: 1 });
  const style = unique('Style');
  const [ofStyle, ofBeer, other] = [await makeBeer({ style }), await makeBeer({ style }), await makeBeer()];
  const tulip = { name: 'Tulip', ounces: 10, price: 8 };
  const snifter = { name: 'Snifter', ounces: 6, price: 9 };
  const exceptions = [
    { style: style.toUpperCase(), pours: [tulip] },
    { beer: ofBeer._id, pours: [snifter] },
  ];
  await admin.put('/default-pours', { pours: [pint], exceptions });
  const { body } = await admin.get(`${bar.path}/drinks`);
  const listed = (beer: Beer) => body.drinks.find((drink) => drink.beer === beer._id)?.pours;
  expect([ofStyle, ofBeer, other].map(listed)).toEqual([[tulip], [snifter], [pint]]);
  expect((await bar.pour(1, { beer: ofStyle._id })).pours).toEqual([tulip]);
  expect((await bar.pour(1, { guest: { ...cider, name: unique('Guest') } })).pours).toEqual([pint]);
  await bar.pour(1, { beer: ofBeer._id, pours: [pint] });
  expect((await bar.pour(1, { beer: ofBeer._id })).pours).toEqual([pint]);
  await admin.put('/default-pours', { pours: [], exceptions: [] });
});

test('a beer that goes on tap can lose the tag Coming Soon; Undo gives it back', async () => {
  const bar = await makeBar({ taps: 1 });
  const beer = await makeBeer({ tags: ['Coming Soon', 'Seasonal'] });
  const isComingSoon = async () => {
    const { body } = await admin.get(`${bar.path}/drinks`);
    return body.drinks.find((drink) => drink.beer === beer._id)?.isComingSoon;
  };
  const tagsOf = async () => (await admin.get(`/beers/admin/${beer._id}`)).body.beer.tags;
  expect(await isComingSoon()).toBe(true);
  const { _id } = await bar.tap(1);
  const body = { expected: null, next: { beer: beer._id }, removesComingSoon: true };
  const swapped = await bar.press(`taps/${_id}/swap`, body, { client: await bar.makeBartender() });
  expect([swapped.status, await tagsOf(), await isComingSoon()]).toEqual([200, ['Seasonal'], false]);
  await bar.press('undo', { key: swapped.body.change.key });
  expect((await tagsOf()).toSorted()).toEqual(['Coming Soon', 'Seasonal']);
});

test('a deleted beer stays on tap under its name, without a page; after a restore, with its page', async () => {
  const bar = await makeBar({ taps: 1 });
  const beer = await makeBeer({ style: 'Stout', abv: 7 });
  await bar.pour(1, { beer: beer._id });
  await admin.put(`/beers/${beer._id}`, { name: `${beer.name} Special` });
  await admin.delete(`/beers/${beer._id}?restorable=true`);
  const drinkOn = async () => (await bar.readPublic()).on[0]?.drink;
  const expected = { name: `${beer.name} Special`, style: 'Stout', abv: 7, isGuest: false };
  expect(await drinkOn()).toMatchObject({ ...expected, slug: null });
  await admin.post(`/beers/${beer._id}/restore`);
  expect(await drinkOn()).toMatchObject({ ...expected, slug: beer.slug });
});
