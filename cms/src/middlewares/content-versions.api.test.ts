import { Client } from 'pg';
import { inject } from 'vitest';
import { admin } from '../../test/client';
import { makeBeer, makeEvent, unique } from '../../test/factories';
import { multipartForm, imageFile } from '../../test/files';
import { countRows, queryRows } from '../../test/stored-data';
import { waitFor } from '../../test/wait-for';

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
  await admin.post(`/beers/${_id}/images`, multipartForm('images', [await imageFile()]));
  const after = await fetchVersions();
  expect(after.versions['media']).toBeGreaterThan(before.versions['media'] ?? 0);
  expect(after.versions['beer']).toBeGreaterThan(before.versions['beer'] ?? 0);
});

test('reads and rejected writes increment no version', async () => {
  const before = await fetchVersions();
  await admin.post('/beers', { name: '' });
  await admin.get('/beers/admin');
  await admin.put('/beers/unknown', { style: 'IPA' });
  expect(await fetchVersions()).toEqual(before);
});

/** SQLite's versions are in memory, and restart with each process. */
describe.runIf(process.env.API_DATABASE === 'postgres')('on PostgreSQL', () => {
  test('a change and its version are committed together', async () => {
    const { databaseUrl } = inject('api');
    const client = new Client({ connectionString: databaseUrl ?? '' });
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

test.each(['/healthz', '/readyz'])('%s returns 200', async (path) => {
  const response = await fetch(`${inject('api').url}${path}`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});
