import { expect, test } from 'vitest';
import { visitor } from '../../../test/client';
import { insertRow } from '../../../test/stored-data';

const place = (name: string, country: string, region: string | null, phone: string | null = null) =>
  insertRow('distributors', { name, address: '1 Main St', phone, country, region, latitude: 38.9, longitude: -121.07 });

test('distributors come by country, region and name', async () => {
  await place('Zephyr', 'United States', 'Oregon');
  await place('Bottle Works', 'United States', 'California');
  await place('Anchor', 'United States', 'California', '(530) 555-0101');
  await place('Merlion', 'Singapore', null);
  const { status, body } = await visitor().get('/distributors');
  expect(status).toBe(200);
  const shown = (name: string, country: string, region: string | null, phone: string | null = null) => ({
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
      shown('Merlion', 'Singapore', null),
      shown('Anchor', 'United States', 'California', '(530) 555-0101'),
      shown('Bottle Works', 'United States', 'California'),
      shown('Zephyr', 'United States', 'Oregon'),
    ],
  });
});

test('nobody changes distributors by the API', async () => {
  const { status, headers } = await visitor().post('/distributors', { name: 'Mine' });
  expect([status, headers.get('allow')]).toEqual([405, 'HEAD, GET']);
});
