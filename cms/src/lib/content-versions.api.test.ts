/** Every change of content, by the API and the panel, increments the version that the site's cache polls, before its response is sent. */
import { Client } from 'pg';
import { inject } from 'vitest';
import { admin } from '../../test/client';
import { composedPage } from '../../test/composed-page';
import { makeBeer, makeEvent, unique } from '../../test/factories';
import { imageFile, multipartForm } from '../../test/files';
import { callPanel, readOk } from '../../test/panel';
import { countRows, isOnPostgres, queryRows } from '../../test/stored-data';
import { waitFor } from '../../test/wait-for';

type Document = { id: number; documentId: string };
type ContentVersions = { epoch: string; versions: Record<string, number> };

const beers = '/content-manager/collection-types/api::beer.beer';
const pages = '/content-manager/collection-types/api::page.page';
const homePage = '/content-manager/single-types/api::page.home-page';

const fetchVersions = async (): Promise<ContentVersions> => (await fetch(`${inject('api').url}/changes`)).json();

async function change<Body = Document>(method: string, path: string, data?: object): Promise<Body> {
  const body = await readOk(callPanel<{ data?: Body } & Body>(method, path, data));
  return body.data ?? body;
}

const upload = async (query: string, form: FormData): Promise<{ id: number }> =>
  [await change<{ id: number } | { id: number }[]>('POST', `/upload${query}`, form)].flat()[0] ?? { id: 0 };

const fileForm = async (width: number) => multipartForm('files', [await imageFile('version.png', 'png', width)]);
const infoForm = (fileInfo: object) => multipartForm('files', [], { fileInfo: JSON.stringify(fileInfo) });

/** Makes a change, which must increment each of these versions. */
async function increment<Result>(types: string[], make: () => Promise<Result>): Promise<Result> {
  const before = await fetchVersions();
  const result = await make();
  const after = await fetchVersions();
  const unchanged = types.filter((type) => !((after.versions[type] ?? 0) > (before.versions[type] ?? 0)));
  expect(unchanged, 'types without a new version').toEqual([]);
  return result;
}

test('every content type has a version', async () => {
  const { epoch, versions } = await fetchVersions();
  expect(epoch).toMatch(/.+/);
  expect(Object.keys(versions)).toEqual(
    expect.arrayContaining(['beer', 'event', 'location', 'hero-image', 'media', 'distributor', 'shipping-state']),
  );
});

test('a write of the API increments the version of its own type', async () => {
  const before = await fetchVersions();
  await increment(['beer'], () => makeBeer());
  expect((await fetchVersions()).versions['event']).toBe(before.versions['event']);
  await increment(['event'], () => makeEvent());
});

test('reads and rejected writes increment no version', async () => {
  const before = await fetchVersions();
  await admin.post('/beers', { name: '' });
  await admin.get('/beers/admin');
  await admin.put('/beers/unknown', { style: 'IPA' });
  expect(await fetchVersions()).toEqual(before);
});

test('uploading, describing, replacing and deleting a file in the panel increments the version of media', async () => {
  const { epoch } = await fetchVersions();
  const { id } = await increment(['media'], async () => upload('', await fileForm(40)));
  await increment(['media'], () => upload(`?id=${id}`, infoForm({ alternativeText: 'A pint' })));
  await increment(['media'], async () => upload(`?id=${id}`, await fileForm(50)));
  await increment(['media'], () => change('DELETE', `/upload/files/${id}`));
  expect((await fetchVersions()).epoch).toBe(epoch);
});

test('each change in the panel of a beer, its images, awards and copies increments its version', async () => {
  const { epoch } = await fetchVersions();
  const { id } = await upload('', await fileForm(40));
  const beerData = () => ({ name: unique('Versioned'), style: 'IPA', abv: 5, ibu: 20 });
  const { documentId } = await increment(['beer'], () => change('POST', beers, beerData()));
  for (const changes of [{ style: 'Porter' }, { images: [id] }, { awards: [{ name: 'Gold', year: 2024 }] }])
    await increment(['beer'], () => change('PUT', `${beers}/${documentId}`, changes));
  const copy = await increment(['beer'], () => change('POST', `${beers}/clone/${documentId}`, beerData()));
  const documentIds = [documentId, copy.documentId];
  await increment(['beer'], () => change('POST', `${beers}/actions/bulkDelete`, { documentIds }));
  expect((await fetchVersions()).epoch).toBe(epoch);
});

test('each change in the panel of a page, and its redirect, increments its version', async () => {
  const { epoch } = await fetchVersions();
  const path = `/${unique('versioned').replaceAll(' ', '-')}`;
  const { documentId } = await increment(['page'], () => change('POST', pages, composedPage(path)));
  await increment(['page', 'redirect'], () => change('PUT', `${pages}/${documentId}`, { path: `${path}-new` }));
  await increment(['page'], () => change('DELETE', `${pages}/${documentId}`));
  const { id: _id, ...home } = await change('GET', homePage);
  await increment(['page'], () => change('PUT', homePage, home));
  expect((await fetchVersions()).epoch).toBe(epoch);
});

/** SQLite's versions are in memory, and restart with each process. */
describe.runIf(isOnPostgres)('on PostgreSQL', () => {
  test('a change and its version are committed together', async () => {
    const client = new Client({ connectionString: inject('api').databaseUrl ?? '' });
    await client.connect();
    const blocked = 'select 1 from pg_locks join pg_class c on c.oid = relation where not granted and relname = $1';
    try {
      await client.query('begin');
      await client.query('lock table content_changes in exclusive mode');
      const name = unique('Committed Together');
      const creating = admin.post('/beers', { name });
      await waitFor(async () => expect((await client.query(blocked, ['content_changes'])).rows).not.toEqual([]));
      expect(await queryRows('select id from beers where name = ?', [name])).toEqual([]);
      await client.query('commit');
      expect((await creating).status).toBe(201);
    } finally {
      await client.end();
    }
  });

  test('versions keep increasing when many changes are moved into the counters', async () => {
    const before = await fetchVersions();
    await queryRows("insert into content_changes (type) select 'beer' from generate_series(1, 300)");
    const seen = [before.versions['beer'] ?? 0];
    await waitFor(async () => {
      seen.push((await fetchVersions()).versions['beer'] ?? 0);
      expect(await countRows('content_changes')).toBeLessThan(300);
    });
    seen.push((await fetchVersions()).versions['beer'] ?? 0);
    expect(seen.slice(1)).toEqual(seen.slice(1).map(() => (seen[0] ?? 0) + 300));
  });
});
