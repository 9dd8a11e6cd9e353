import { moderator, visitor } from '../../../test/client';
import { callContentManager } from '../../../test/panel';
import { insertRow } from '../../../test/stored-data';

test('lists enabled states by name', async () => {
  const insert = (
    state: string,
    code: string,
    enabled = true,
    note: string | null = null,
    reviewed: string | null = null,
  ) => insertRow('shipping_states', { state, code, enabled, note, last_reviewed: reviewed });
  await insert('Oregon', 'OR');
  await insert('Utah', 'UT', false, 'Not now');
  await insert('Nevada', 'NV', true, 'Adults sign', '2026-07-04');
  const { status, body } = await visitor().get('/shipping-states');
  const shippingStates = [
    { state: 'Nevada', code: 'NV', note: 'Adults sign', lastReviewed: '2026-07-04' },
    { state: 'Oregon', code: 'OR', note: null, lastReviewed: null },
  ];
  expect([status, body]).toEqual([200, { success: true, shippingStates }]);
});

type State = { code: string; updatedAt: string | null };

test('staff see all states and D.C., and change one; nothing is reviewed unless they say so', async () => {
  const list = async () =>
    (await moderator.get<{ shippingStates: State[] }>('/shipping-states/admin')).body.shippingStates;
  const find = async () => (await list()).find(({ code }) => code === 'DC');
  expect(await list()).toHaveLength(51);
  const none = { state: 'District of Columbia', code: 'DC', isEnabled: false, note: null, lastReviewed: null };
  expect(await find()).toEqual({ ...none, updatedAt: null });

  const first = await moderator.put<{ shippingState: State }>('/shipping-states/dc', { isEnabled: true });
  const enabled = { ...none, isEnabled: true, updatedAt: expect.any(String) };
  expect([first.status, first.body]).toEqual([200, { success: true, shippingState: enabled }]);
  const late = await moderator.put('/shipping-states/DC', { note: 'Not seen', updatedAt: null });
  expect(late.body, 'a form of the state that nobody had saved').toMatchObject({ code: 'stale-version' });
  const { updatedAt } = first.body.shippingState;
  const changes = { note: 'Adults sign', lastReviewed: '2026-07-04', updatedAt };
  expect((await moderator.put('/shipping-states/DC', changes)).body).toEqual({
    success: true,
    shippingState: { ...enabled, note: 'Adults sign', lastReviewed: '2026-07-04' },
  });
  expect((await moderator.put('/shipping-states/DC', changes)).body).toMatchObject({ code: 'stale-version' });
  expect((await moderator.put('/shipping-states/DC', { isEnabled: false, lastReviewed: '' })).body).toEqual({
    success: true,
    shippingState: { ...enabled, isEnabled: false, note: 'Adults sign' },
  });
  expect((await moderator.put('/shipping-states/PR', {})).body).toMatchObject({ message: 'Shipping state not found' });
  expect((await moderator.put('/shipping-states/DC', { lastReviewed: '2026-02-30' })).body).toMatchObject({
    errors: [{ path: 'lastReviewed', msg: 'Please enter a valid date' }],
  });
});

test('a state of the panel has the name of its code, which must be of the list', async () => {
  const uid = 'api::shipping-state.shipping-state';
  expect((await callContentManager('POST', uid, { state: 'Nowhere', code: 'XX', enabled: true })).status).toBe(400);
  expect((await callContentManager('POST', uid, { state: 'Nowhere', code: 'id', enabled: true })).status).toBe(201);
  const { body } = await visitor().get<{ shippingStates: object[] }>('/shipping-states');
  expect(body.shippingStates).toContainEqual({ state: 'Idaho', code: 'ID', note: null, lastReviewed: null });
});
