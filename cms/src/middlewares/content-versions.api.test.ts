import { expect, inject, test } from 'vitest';
import { makeBeer, makeEvent } from '../../test/factories';
import { multipartForm, imageFile } from '../../test/files';
import { signIn } from '../../test/sign-in';

type ContentVersions = { epoch: string; versions: Record<string, number> };

const fetchVersions = async (): Promise<ContentVersions> => (await fetch(`${inject('api').url}/changes`)).json();

test('every content type has a version', async () => {
  const { epoch, versions } = await fetchVersions();
  expect(epoch).toMatch(/.+/);
  expect(Object.keys(versions)).toEqual(
    expect.arrayContaining(['beer', 'event', 'location', 'hero-image', 'media', 'distributor', 'shipping-state']),
  );
});

test('a write increments the version of its own type before the response', async () => {
  const before = await fetchVersions();
  await makeBeer();
  const after = await fetchVersions();
  expect(after.epoch).toBe(before.epoch);
  expect(after.versions['beer']).toBeGreaterThan(before.versions['beer'] ?? 0);
  expect(after.versions['event']).toBe(before.versions['event']);
  await makeEvent();
  expect((await fetchVersions()).versions['event']).toBeGreaterThan(after.versions['event'] ?? 0);
});

test('an image upload increments the versions of media and of the beer', async () => {
  const { _id } = await makeBeer();
  const before = await fetchVersions();
  await (await signIn()).post(`/beers/${_id}/images`, multipartForm('images', [await imageFile()]));
  const after = await fetchVersions();
  expect(after.versions['media']).toBeGreaterThan(before.versions['media'] ?? 0);
  expect(after.versions['beer']).toBeGreaterThan(before.versions['beer'] ?? 0);
});

test('reads and rejected writes increment no version', async () => {
  const staff = await signIn();
  const before = await fetchVersions();
  await staff.post('/beers', { name: '' });
  await staff.get('/beers/admin');
  await staff.put('/beers/unknown', { style: 'IPA' });
  expect(await fetchVersions()).toEqual(before);
});

test.each(['/healthz', '/readyz'])('%s returns 200', async (path) => {
  const response = await fetch(`${inject('api').url}${path}`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});
