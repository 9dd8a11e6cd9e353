import { expect, inject, test } from 'vitest';
import { makeBeer, makeEvent } from '../../../test/factories';
import { multipartForm, imageFile } from '../../../test/files';
import { signIn } from '../../../test/sign-in';

type Changes = { epoch: string; versions: Record<string, number> };

const changes = async (): Promise<Changes> => (await fetch(`${inject('api').url}/changes`)).json();

test('every noun has its counter', async () => {
  const { epoch, versions } = await changes();
  expect(epoch).toMatch(/.+/);
  expect(Object.keys(versions)).toEqual(
    expect.arrayContaining(['beer', 'event', 'location', 'hero-image', 'media', 'distributor', 'shipping-state']),
  );
});

test('a write is counted before it is answered, its noun only', async () => {
  const before = await changes();
  await makeBeer();
  const after = await changes();
  expect(after.epoch).toBe(before.epoch);
  expect(after.versions['beer']).toBeGreaterThan(before.versions['beer'] ?? 0);
  expect(after.versions['event']).toBe(before.versions['event']);
  await makeEvent();
  expect((await changes()).versions['event']).toBeGreaterThan(after.versions['event'] ?? 0);
});

test('pictures count as media and as their beer', async () => {
  const { _id } = await makeBeer();
  const before = await changes();
  await (await signIn()).post(`/beers/${_id}/images`, multipartForm('images', [await imageFile()]));
  const after = await changes();
  expect(after.versions['media']).toBeGreaterThan(before.versions['media'] ?? 0);
  expect(after.versions['beer']).toBeGreaterThan(before.versions['beer'] ?? 0);
});

test('what was refused or only read counts nothing', async () => {
  const staff = await signIn();
  const before = await changes();
  await staff.post('/beers', { name: '' });
  await staff.get('/beers/admin');
  await staff.put('/beers/nobody', { style: 'IPA' });
  expect(await changes()).toEqual(before);
});

test.each(['/healthz', '/readyz'])('%s says that all is well', async (path) => {
  const response = await fetch(`${inject('api').url}${path}`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});
