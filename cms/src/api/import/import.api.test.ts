import type { StaffDistributor } from '#domain/distributor/schema';
import type { ImportResults, ImportRow, UndoResults } from '#domain/shared/csv-import';
import type { Subscriber } from '#domain/subscriber/schema';
import { admin, expectInvalid } from '../../../test/client';
import { makeBeer, unique } from '../../../test/factories';
import { multipartForm, textFile } from '../../../test/files';
import { queryRows } from '../../../test/stored-data';

type Imported = { results: ImportResults; rows: ImportRow[]; importId: string };

async function send(path: string, lines: string[], { query = '', consent = '' } = {}): Promise<Imported> {
  const file = textFile('list.csv', lines.join('\r\n'), 'text/csv');
  const form = multipartForm('csvFile', [file], consent ? { consent } : {});
  const { status, body } = await admin.post<Imported>(`${path}/import/csv?rows=true${query}`, form);
  expect(status).toBe(200);
  return body;
}

const undo = async (importId: string) => admin.post<{ results: UndoResults }>(`/imports/${importId}/undo`);

const readBeer = async (id: string) => (await admin.get(`/beers/admin/${id}`)).body.beer;

test('existing beers are updated field by field, and an undo restores what was not changed since', async () => {
  const name = unique('Update');
  const beer = await makeBeer({ name, abv: 5, ibu: 40, style: 'IPA', pricing: { retail: 10, wholesale: 7 } });
  const lines = ['Name,ABV,IBU,Style,Retail Price', `${name.toUpperCase()},6.5,45,,12`, `${name} new,5,,,`];
  const { results, rows, importId } = await send('/beers/admin', lines, { query: '&existing=update' });
  expect(results).toEqual({ success: 1, skipped: 0, updated: 1, errors: [] });
  expect(rows[0]).toMatchObject({ outcome: 'updated', message: 'Changes ABV, IBU and Retail Price' });
  const updated = { abv: 6.5, ibu: 45, pricing: { retail: 12, wholesale: 7 }, updatedAt: expect.any(String) };
  expect(await readBeer(beer._id)).toEqual({ ...beer, ...updated });

  await admin.put(`/beers/${beer._id}`, { ibu: 50 });
  expect((await undo(importId)).body).toEqual({ success: true, results: { deleted: 1, restored: 1, kept: 0 } });
  expect(await readBeer(beer._id)).toEqual({ ...beer, ibu: 50, updatedAt: expect.any(String) });
  expect((await undo(importId)).status).toBe(404);
});

test('an undo keeps imported beers that were changed since', async () => {
  const name = unique('Undo');
  const { importId } = await send('/beers/admin', ['Name', `${name} 1`, `${name} 2`]);
  const find = async () => (await admin.get(`/beers/admin?search=${encodeURIComponent(name)}`)).body.beers;
  const [first] = await find();
  await admin.put(`/beers/${first?._id}`, { abv: 5 });
  expect((await undo(importId)).body.results).toEqual({ deleted: 1, restored: 0, kept: 1 });
  expect((await find()).map(({ _id }) => _id)).toEqual([first?._id]);
});

const header = 'Name,Kind,Address,Phone,Country,State,Latitude,Longitude,Located';
const findDistributors = async (search: string) =>
  (await admin.get<{ distributors: StaffDistributor[] }>(`/distributors/admin?search=${encodeURIComponent(search)}`))
    .body.distributors;

test('shops of one chain are told apart by address, and kinds and states are understood', async () => {
  const name = unique('Bottle Works');
  const { results, importId } = await send('/distributors/admin', [
    header,
    `${name},Bottle shop,"1 Main St, Folsom, CA 95630",9165550134,usa,ca,38.67,-121.16,yes`,
    `${name},tap bar,"2 Main St, Folsom, CA 95630",,,CA,38.67,-121.16,yes`,
    `${name},Shop,"1 main st. folsom CA 95630",,,CA,38.67,-121.16,yes`,
    `${name},Embassy,"3 Main St",,,CA,,,`,
  ]);
  const message = 'Please choose a valid kind; Enter an address with a ZIP code or city, or place the pin on the map';
  expect(results).toEqual({ success: 2, skipped: 1, errors: [{ row: 5, message }] });
  const place = { country: 'United States', region: 'California', coordinates: { lat: 38.67, lng: -121.16 } };
  expect(await findDistributors(name)).toMatchObject([
    { name, kind: 'shop', phone: '(916) 555-0134', ...place },
    { name, kind: 'bar', phone: null, ...place },
  ]);
  expect((await undo(importId)).body.results).toEqual({ deleted: 2, restored: 0, kept: 0 });
  expect(await findDistributors(name)).toEqual([]);
});

test('an update of distributors keeps a pin that staff have placed; an undo deletes the rest', async () => {
  const name = unique('Pinned');
  const address = '"1 Main St, Folsom, CA 95630"';
  await send('/distributors/admin', [header, `${name},Shop,${address},,,CA,38.6701,-121.1601,`]);
  const lines = [header, ...[name, `${name} 2`].map((each) => `${each},Bar,${address},,,CA,38.7,-121.2,yes`)];
  const { rows, importId } = await send('/distributors/admin', lines, { query: '&existing=update' });
  expect(rows).toMatchObject([{ outcome: 'updated', message: 'Changes Kind' }, { outcome: 'created' }]);
  expect((await findDistributors(name))[0]).toMatchObject({
    kind: 'bar',
    coordinates: { lat: 38.6701, lng: -121.1601 },
  });
  expect((await undo(importId)).body.results).toEqual({ deleted: 1, restored: 1, kept: 0 });
  const [restored] = await findDistributors(name);
  expect(restored).toMatchObject({ name, kind: 'shop' });
  await admin.delete(`/distributors/${restored?.id}`);
});

const findSubscribers = async (search: string, active: boolean) =>
  (
    await admin.get<{ data: { subscribers: Subscriber[] } }>(
      `/newsletter/subscribers?active=${active}&search=${search}`,
    )
  ).body.data.subscribers;

test('subscribers are imported with their consent; those who have unsubscribed, here or there, are not subscribed', async () => {
  const key = unique('list').replaceAll(' ', '-').toLowerCase();
  await send('/newsletter', ['Email,Status', `gone-${key}@example.com,unsubscribed`], { consent: 'Paper list' });
  const lines = [
    'Email,Source,Subscribed,Status',
    `Ada-${key}@Example.com,Taproom,3/1/2024 18:30,subscribed`,
    `gone-${key}@example.com,,,Active`,
    `bounced-${key}@example.com,,,cleaned`,
    'nobody,,,',
  ];
  const { results, importId } = await send('/newsletter', lines, {
    consent: 'Mailchimp, sign-up form of the old site',
    query: '&existing=update',
  });
  expect(results).toEqual({
    success: 2,
    skipped: 1,
    updated: 0,
    errors: [{ row: 5, message: 'Please enter a valid email address' }],
  });
  const email = `ada-${key}@example.com`;
  const imported = { email, source: 'taproom', subscribedAt: '2024-03-01T18:30:00.000Z', isActive: true };
  expect(await findSubscribers(key, true)).toEqual([{ _id: expect.any(String), ...imported }]);
  const inactive = (await findSubscribers(key, false)).map((subscriber) => subscriber.email);
  expect(inactive.sort()).toEqual([`bounced-${key}@example.com`, `gone-${key}@example.com`]);
  const [stored] = await queryRows('select consent_text from subscribers where email = ?', [email]);
  expect(stored?.['consent_text']).toMatch(/^Imported by .+: Mailchimp, sign-up form of the old site$/);
  expect((await undo(importId)).body.results).toEqual({ deleted: 2, restored: 0, kept: 0 });
  expect(await findSubscribers(key, true)).toEqual([]);
});

test('an import of subscribers needs to know where they agreed, unless nothing is written', async () => {
  const form = () => multipartForm('csvFile', [textFile('a.csv', 'Email\nada@example.com', 'text/csv')]);
  const missing = { path: 'consent', msg: 'Please enter where these people agreed' };
  await expectInvalid(admin.post('/newsletter/import/csv', form()), missing);
  expect((await admin.post('/newsletter/import/csv?dryRun=true', form())).status).toBe(200);
});
