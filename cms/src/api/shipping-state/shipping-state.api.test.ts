import { moderator, visitor, expectInvalid, expectResponse, expectStale } from '../../../test/client';
import { addInPanel } from '../../../test/panel';
import { insertRow } from '../../../test/stored-data';

test('lists enabled states by name', async () => {
  const rows: Parameters<typeof insertRow>[1][] = [
    { state: 'Oregon', code: 'OR', enabled: true },
    { state: 'Utah', code: 'UT', enabled: false, note: 'Not now' },
    { state: 'Nevada', code: 'NV', enabled: true, note: 'Adults sign', last_reviewed: '2026-07-04' },
  ];
  for (const row of rows) await insertRow('shipping_states', row);
  const shippingStates = [
    { state: 'Nevada', code: 'NV', note: 'Adults sign', lastReviewed: '2026-07-04' },
    { state: 'Oregon', code: 'OR', note: null, lastReviewed: null },
  ];
  await expectResponse(visitor().get('/shipping-states'), 200, { success: true, shippingStates });
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
  // As from a form that was opened before the first save.
  await expectStale(moderator.put('/shipping-states/DC', { note: 'Not seen', updatedAt: null }));
  const { updatedAt } = first.body.shippingState;
  const changes = { note: 'Adults sign', lastReviewed: '2026-07-04', updatedAt };
  expect((await moderator.put('/shipping-states/DC', changes)).body).toEqual({
    success: true,
    shippingState: { ...enabled, note: 'Adults sign', lastReviewed: '2026-07-04' },
  });
  await expectStale(moderator.put('/shipping-states/DC', changes));
  expect((await moderator.put('/shipping-states/DC', { isEnabled: false, lastReviewed: '' })).body).toEqual({
    success: true,
    shippingState: { ...enabled, isEnabled: false, note: 'Adults sign' },
  });
  expect((await moderator.put('/shipping-states/PR', {})).body).toMatchObject({ message: 'Shipping state not found' });
  await expectInvalid(moderator.put('/shipping-states/DC', { lastReviewed: '2026-02-30' }), {
    path: 'lastReviewed',
    msg: 'Please enter a valid date',
  });
});

test('a state of the panel has the name of its code', async () => {
  await addInPanel('api::shipping-state.shipping-state', { state: 'Nowhere', code: 'id', enabled: true });
  const { body } = await visitor().get<{ shippingStates: object[] }>('/shipping-states');
  expect(body.shippingStates).toContainEqual({ state: 'Idaho', code: 'ID', note: null, lastReviewed: null });
});
