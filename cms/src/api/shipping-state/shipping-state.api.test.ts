import { expect, test } from 'vitest';
import { visitor } from '../../../test/client';
import { insertRow } from '../../../test/stored-data';

test('lists enabled states by name', async () => {
  await insertRow('shipping_states', { state: 'Oregon', code: 'OR', enabled: true, note: null, last_reviewed: null });
  await insertRow('shipping_states', {
    state: 'Utah',
    code: 'UT',
    enabled: false,
    note: 'Not now',
    last_reviewed: null,
  });
  await insertRow('shipping_states', {
    state: 'Nevada',
    code: 'NV',
    enabled: true,
    note: 'Adults sign',
    last_reviewed: '2026-07-04',
  });
  const { status, body } = await visitor().get('/shipping-states');
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    shippingStates: [
      { state: 'Nevada', code: 'NV', note: 'Adults sign', lastReviewed: '2026-07-04' },
      { state: 'Oregon', code: 'OR', note: null, lastReviewed: null },
    ],
  });
});
