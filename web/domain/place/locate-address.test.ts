import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { locateAddress } from './locate-address';

const load = (zipOrKey: string) =>
  readFile(path.join(import.meta.dirname, 'places', `${zipOrKey.charAt(0)}.txt`), 'utf8');

const unitedStates = 'United States';

test.each([
  ['905 Riley St, Folsom, CA 95630', null, 'Folsom, CA', 'California'],
  ['12345 Main St, Reno, NV 89501-1234', null, 'Reno, NV', 'Nevada'],
  ['905 Riley St\nFolsom, CA', null, 'Folsom, CA', 'California'],
  ['1 Pine St, Portland, Oregon', null, 'Portland, OR', 'Oregon'],
  ['1 Pine St, Portland', 'Maine', 'Portland, ME', 'Maine'],
  ['12345 Main St, Reno, NV', null, 'Reno, NV', 'Nevada'],
])('%j (%s) is in %s', async (address, region, label, state) => {
  const located = await locateAddress({ address, region, country: unitedStates }, load);
  expect(located).toEqual({
    label,
    region: state,
    coordinates: { lat: expect.any(Number), lng: expect.any(Number) },
  });
});

test.each([
  ['2-14-6 Kuramae, Taito City, Tokyo 111-0051', 'Japan'],
  ['12345 Main St', unitedStates],
  ['1 Main St, Nowhereville, CA', unitedStates],
])('%j in %s is not in the table', async (address, country) => {
  expect(await locateAddress({ address, country, region: null }, load)).toBeNull();
});
