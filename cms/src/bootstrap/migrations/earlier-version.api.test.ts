import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Taproom } from '#domain/taproom/taproom';
import { staffEmail, staffPassword } from '../../../test/accounts';
import { createClient, visitor, type ApiClient } from '../../../test/client';
import { restoreDatabase } from '../../../test/earlier-version/dump';
import {
  changedTables,
  comparableResponse,
  expectedResponse,
  movedTables,
} from '../../../test/earlier-version/expected-differences';
import { readDump, readRecording, type Responses } from '../../../test/earlier-version/recording';
import { readAll } from '../../../test/earlier-version/requests';
import { type RunningServer, startServer } from '../../../test/server';
import { queryRows } from '../../../test/stored-data';

/** Strapi's and our own bookkeeping, which every start may change. */
const bookkeeping = /^(?:strapi_|sqlite_|admin_permissions|staff_sessions$|change_versions$|rate_limit)/;

type Database = { dataDir: string; databaseUrl: string | null };
type Counts = Record<string, number>;

async function countAllRows(database: Database): Promise<Counts> {
  const run = (statement: string) => queryRows(statement, [], database);
  const tables = await run(
    database.databaseUrl
      ? `select tablename as name from pg_tables where schemaname = 'public' order by 1`
      : `select name from sqlite_master where type = 'table' order by 1`,
  );
  const counts: Counts = {};
  for (const table of tables.map(({ name }) => String(name))) {
    if (!bookkeeping.test(table)) counts[table] = Number((await run(`select count(*) as n from "${table}"`))[0]?.['n']);
  }
  return counts;
}

/** One short message per response that differs. */
function findDifferences(before: Responses, after: Responses): string[] {
  return Object.entries(before).flatMap(([path, response]) => {
    const expected = JSON.stringify(expectedResponse(path, response));
    const actual = JSON.stringify(comparableResponse(path, after[path] ?? { status: 0, body: null }));
    if (actual === expected) return [];
    const index = Array.from({ length: expected.length }).findIndex(
      (_none, position) => expected[position] !== actual[position],
    );
    const excerpt = (text: string) => text.slice(Math.max(0, index - 60), index + 60);
    return [`${path}: expected …${excerpt(expected)}…, got …${excerpt(actual)}…`];
  });
}

describe('this version on a database of fb9665c', () => {
  let server: RunningServer;
  let staff: ApiClient;
  let recording: Awaited<ReturnType<typeof readRecording>>;
  let before: Counts;

  beforeAll(async () => {
    recording = await readRecording();
    const clock = {
      NODE_OPTIONS: `--require ${join(__dirname, '../../../test/shifted-clock.cjs')}`,
      CLOCK_STARTS_AT: recording.recordedAt,
      SEED: 'true',
    };
    server = await startServer(clock, async (database) => {
      await restoreDatabase(database, await readDump());
      before = await countAllRows(database);
    });
    const login = { email: staffEmail.admin, password: staffPassword };
    const { body } = await visitor().post<{ token: string }>('/auth/login', login, { url: server.url });
    staff = createClient({ token: body.token });
  });

  afterAll(() => server.stop());

  test('gives visitors the same responses', async () => {
    const after = await readAll(visitor(), server.url, Object.keys(recording.visitor));
    expect(findDifferences(recording.visitor, after)).toEqual([]);
  });

  test('gives staff the same responses', async () => {
    const after = await readAll(staff, server.url, Object.keys(recording.staff));
    expect(findDifferences(recording.staff, after)).toEqual([]);
  });

  test('keeps every row', async () => {
    const after = await countAllRows(server);
    const changes = Object.entries(before).filter(([table, count]) => after[table] !== count);
    const explained = { ...movedTables, ...changedTables };
    expect(changes.filter(([table]) => !(table in explained))).toEqual([]);
    expect(Object.keys(movedTables).filter((table) => table in after)).toEqual([]);
  });

  test('a taproom whose address had changed has no coordinates', async () => {
    const { body } = await visitor().get<{ taproom: Taproom }>('/taprooms/auburn', { url: server.url });
    expect(body.taproom).toMatchObject({
      contact: { address: '1 Main Street\nAuburn, CA 95603' },
      coordinates: null,
    });
  });

  test('leaves nothing to migrate', async () => {
    expect(Object.keys(await countAllRows(server)).filter((table) => table.startsWith('migrated_'))).toEqual([]);
    const log = server.log();
    await server.restart();
    expect(server.log().slice(log.length)).not.toContain('Migration of');
  });

  test('fills in texts that are new since the pages were created, and keeps edited ones', async () => {
    const run = (statement: string) => queryRows(statement, [], server);
    await run(
      `update components_page_upcoming_events set heading = 'Mine', empty_heading = null, empty_text = null, call_text = null`,
    );
    await run(
      `update components_page_shipping_states set empty_text = 'Shipping is paused at the moment. Our beers are waiting in both taprooms.'`,
    );
    await run(`update site_settings set inquiry_recipient = null, contact_reply = null, founded_in = null`);
    await run(`delete from strapi_core_store_settings where "key" like '%page-texts%'`);
    await server.restart();
    const firstSection = async (key: string) =>
      (await visitor().get<{ page: { sections: object[] } }>(`/pages/${key}`, { url: server.url })).body.page
        .sections[0];
    expect(await firstSection('events')).toEqual({
      type: 'upcoming-events',
      heading: 'Mine',
      emptyHeading: 'No Upcoming Events',
      emptyText: 'New dates are added every week.',
      callText: 'Call us at {phone} to find out what’s on.',
    });
    expect(await firstSection('shipping')).toMatchObject({
      emptyText: 'Shipping is paused at the moment. Our beers are waiting in {ourTaprooms}.',
    });
    const { settings } = (await staff.get<{ settings: object }>('/site/settings', { url: server.url })).body;
    expect(settings).toMatchObject({
      foundedIn: 2010,
      inquiryRecipient: 'taproom@boldridge.example',
      contactReply: 'Thank you for your message! We will get back to you soon.',
    });
  });

  test('can restore what was deleted before the update', async () => {
    const deleted = (await queryRows('select type, record_id from deleted_records', [], server)).map((row) => [
      String(row['type']).includes('beer') ? 'beers' : 'events',
      String(row['record_id']),
    ]);
    expect(deleted).toHaveLength(2);
    for (const [list, id] of deleted) {
      const { status, text } = await staff.post(`/${list}/${id}/restore`, undefined, { url: server.url });
      expect([status, text]).toEqual([200, expect.stringContaining('Deleted, restorable')]);
    }
  });

  test('moves pages and taprooms with paths that the site now needs itself to free paths', async () => {
    const run = (statement: string) => queryRows(statement, [], server);
    const log = server.log();
    await server.restart(async () => {
      for (const path of ['/bar', '/taps/menu', '/bar-page'])
        await run(
          `insert into pages (document_id, path, title, is_live, has_been_live, position) values ('page ${path}', '${path}', 'A page', true, true, 1)`,
        );
      await run(`update taprooms set path = '/screen' where slug = 'folsom'`);
    });
    const pages = await run(`select path from pages order by id`);
    expect(pages.map(({ path }) => path)).toEqual(['/bar-page-2', '/taps-page/menu', '/bar-page']);
    expect((await run(`select path from taprooms where slug = 'folsom'`))[0]?.['path']).toBe('/locations/folsom');
    expect(server.log().slice(log.length)).toContain(
      'Migration of paths that the site needs: /screen is now /locations/folsom, /bar is now /bar-page-2, /taps/menu is now /taps-page/menu',
    );
  });
});
