import { expect, test } from 'vitest';
import { visitor } from '../../../test/client';
import { insertRow } from '../../../test/stored-data';

type Columns = { name: string; country: string; region: string | null; phone?: string | null; kind?: string | null };

const insertDistributor = (columns: Columns) =>
  insertRow('distributors', { address: '1 Main St', phone: null, latitude: 38.9, longitude: -121.07, ...columns });

test('lists distributors by country, region and name', async () => {
  await insertDistributor({ name: 'Zephyr', country: 'United States', region: 'Oregon' });
  await insertDistributor({ name: 'Bottle Works', country: 'United States', region: 'California', kind: 'shop' });
  await insertDistributor({ name: 'Anchor', country: 'United States', region: 'California', phone: '(530) 555-0101' });
  await insertDistributor({ name: 'Merlion', country: 'Singapore', region: null, kind: 'wholesaler' });
  const { status, body } = await visitor().get('/distributors');
  expect(status).toBe(200);
  const distributor = (columns: Columns) => ({
    id: expect.any(String),
    // Of rows without one.
    kind: 'wholesaler',
    address: '1 Main St',
    phone: null,
    ...columns,
    coordinates: { lat: 38.9, lng: -121.07 },
  });
  expect(body).toEqual({
    success: true,
    distributors: [
      distributor({ name: 'Merlion', country: 'Singapore', region: null }),
      distributor({ name: 'Anchor', country: 'United States', region: 'California', phone: '(530) 555-0101' }),
      distributor({ name: 'Bottle Works', country: 'United States', region: 'California', kind: 'shop' }),
      distributor({ name: 'Zephyr', country: 'United States', region: 'Oregon' }),
    ],
  });
});

test('returns 405 for a write', async () => {
  const { status, headers } = await visitor().post('/distributors', { name: 'Mine' });
  expect([status, headers.get('allow')]).toEqual([405, 'HEAD, GET']);
});
