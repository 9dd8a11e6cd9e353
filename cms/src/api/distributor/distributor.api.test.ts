import type { StaffDistributor } from '#domain/distributor/schema';
import { admin, moderator, visitor, expectSuccess, expectInvalid, expectStale } from '../../../test/client';
import { unique } from '../../../test/factories';
import { insertRow } from '../../../test/stored-data';

type Body = { distributor: StaffDistributor };

const input = (changes: object = {}) => ({
  name: unique('Bottle Works'),
  kind: 'bar',
  address: '905 Riley St, Folsom, CA 95630',
  phone: '9165550134',
  country: 'usa',
  region: 'ca',
  coordinates: { lat: 38.67, lng: -121.16 },
  ...changes,
});

const create = async (changes: object = {}) => {
  const { status, body } = await admin.post<Body>('/distributors', input(changes));
  expect(status).toBe(201);
  return body.distributor;
};

test('lists distributors by country, region and name', async () => {
  const zephyr = { name: 'Zephyr', country: 'United States', region: 'Oregon' };
  const works = { name: 'Bottle Works', country: 'United States', region: 'California', kind: 'shop' };
  const anchor = { name: 'Anchor', country: 'United States', region: 'California', phone: '(530) 555-0101' };
  const merlion = { name: 'Merlion', country: 'Singapore', region: null, kind: 'wholesaler' };
  for (const columns of [zephyr, works, anchor, merlion])
    await insertRow('distributors', {
      address: '1 Main St',
      phone: null,
      latitude: 38.9,
      longitude: -121.07,
      ...columns,
    });
  const { status, body } = await visitor().get('/distributors');
  // Rows without a kind have a default.
  const place = { address: '1 Main St', kind: 'wholesaler', phone: null, coordinates: { lat: 38.9, lng: -121.07 } };
  const distributors = [merlion, anchor, works, zephyr].map((columns) => ({
    id: expect.any(String),
    ...place,
    ...columns,
  }));
  expect([status, body]).toEqual([200, { success: true, distributors }]);
});

test('moderators create a distributor; country and state are stored by their full names', async () => {
  const name = unique('Bottle Works');
  const { status, body } = await moderator.post<Body>('/distributors', input({ name }));
  const generated = { id: expect.any(String), createdAt: expect.any(String), updatedAt: expect.any(String) };
  const place = { phone: '(916) 555-0134', country: 'United States', region: 'California' };
  expect([status, body]).toEqual([201, { success: true, distributor: { ...input({ name }), ...place, ...generated } }]);
  expect((await moderator.get(`/distributors/admin/${body.distributor.id}`)).body).toEqual(body);
});

test('every invalid field is named', async () => {
  await expectInvalid(
    admin.post('/distributors', { kind: 'kiosk', country: 'US', region: 'Oregano', coordinates: null }),
    { path: 'name', msg: 'Please enter a name' },
    { path: 'kind', msg: 'Please choose a valid kind' },
    { path: 'address', msg: 'Please enter an address' },
    { path: 'coordinates', msg: 'Enter an address with a ZIP code or city, or place the pin on the map' },
  );
});

const notInJapan = 'This place is not in Japan. Move the pin, or choose another country.';

test.each([
  [{ country: 'Japan', region: null }, 'coordinates', notInJapan],
  [{ region: 'Oregano' }, 'region', 'Please choose a US state'],
])('%j is rejected on create and update', async (changes, path, msg) => {
  const { id } = await create();
  await expectInvalid(admin.post('/distributors', input(changes)), { path, msg });
  await expectInvalid(admin.put(`/distributors/${id}`, changes), { path, msg });
});

test('an update keeps absent fields, clears null and rejects a stale version', async () => {
  const created = await create();
  const changes = { phone: null, region: 'OR', updatedAt: created.updatedAt };
  const { status, body } = await admin.put<Body>(`/distributors/${created.id}`, changes);
  const updated = { ...created, phone: null, region: 'Oregon', updatedAt: expect.any(String) };
  expect([status, body]).toEqual([200, { success: true, distributor: updated }]);
  await expectStale(admin.put(`/distributors/${created.id}`, { name: 'Late', updatedAt: created.updatedAt }));
  expect((await admin.put('/distributors/unknown', {})).body).toMatchObject({ message: 'Distributor not found' });
});

test('a deleted distributor can be restored as it was', async () => {
  const created = await create();
  const path = `/distributors/${created.id}`;
  await expectSuccess(admin.delete(path), 200, 'Distributor deleted successfully');
  expect((await admin.get(`/distributors/admin/${created.id}`)).status).toBe(404);
  for (let time = 1; time <= 2; time += 1)
    expect((await admin.post(`${path}/restore`)).body).toEqual({ success: true, distributor: created });
  expect((await admin.delete('/distributors/unknown')).status).toBe(404);
});

test('the staff list is searched, filtered and paged, by name', async () => {
  const city = unique('Ålesund');
  for (const name of ['Bottle 10', 'bottle 2', 'Zed'])
    await create({ name, address: `1 Main St, ${city}`, kind: name === 'Zed' ? 'shop' : 'bar' });
  const list = async (query: string) => {
    const search = encodeURIComponent(city.replace('Å', 'a').toUpperCase());
    const { body } = await admin.get<{ distributors: StaffDistributor[]; pagination: object }>(
      `/distributors/admin?search=${search}&${query}`,
    );
    return [body.distributors.map(({ name }) => name), body.pagination];
  };
  expect(await list('')).toEqual([['bottle 2', 'Bottle 10', 'Zed'], { page: 1, limit: 100, total: 3, pages: 1 }]);
  expect(await list('kind=bar&limit=1&page=2')).toEqual([['Bottle 10'], { page: 2, limit: 1, total: 2, pages: 2 }]);
  expect((await admin.get('/distributors/admin?kind=kiosk')).body).toMatchObject({
    message: 'Please choose a valid kind',
  });
  const csv = await admin.get(`/distributors/admin/export/csv?search=${encodeURIComponent(city)}&kind=shop`);
  expect(csv.headers.get('content-disposition')).toMatch(/filename="distributors-\d{4}-\d\d-\d\d\.csv"/);
  expect(csv.text).toBe(
    `\ufeffName,Kind,Address,Phone,Country,State,Latitude,Longitude\r\n` +
      `Zed,Shop,"1 Main St, ${city}",(916) 555-0134,United States,California,38.67,'-121.16\r\n`,
  );
});
