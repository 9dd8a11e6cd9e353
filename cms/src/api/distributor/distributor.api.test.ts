import { expect, test } from 'vitest';
import { visitor } from '../../../test/client';
import { insertRow } from '../../../test/stored-data';

const insertDistributor = (name: string, country: string, region: string | null, phone: string | null = null) =>
  insertRow('distributors', { name, address: '1 Main St', phone, country, region, latitude: 38.9, longitude: -121.07 });

test('lists distributors by country, region and name', async () => {
  await insertDistributor('Zephyr', 'United States', 'Oregon');
  await insertDistributor('Bottle Works', 'United States', 'California');
  await insertDistributor('Anchor', 'United States', 'California', '(530) 555-0101');
  await insertDistributor('Merlion', 'Singapore', null);
  const { status, body } = await visitor().get('/distributors');
  expect(status).toBe(200);
  const distributor = (name: string, country: string, region: string | null, phone: string | null = null) => ({
    id: expect.any(String),
    name,
    address: '1 Main St',
    phone,
    country,
    region,
    coordinates: { lat: 38.9, lng: -121.07 },
  });
  expect(body).toEqual({
    success: true,
    distributors: [
      distributor('Merlion', 'Singapore', null),
      distributor('Anchor', 'United States', 'California', '(530) 555-0101'),
      distributor('Bottle Works', 'United States', 'California'),
      distributor('Zephyr', 'United States', 'Oregon'),
    ],
  });
});

test('returns 405 for a write', async () => {
  const { status, headers } = await visitor().post('/distributors', { name: 'Mine' });
  expect([status, headers.get('allow')]).toEqual([405, 'HEAD, GET']);
});
