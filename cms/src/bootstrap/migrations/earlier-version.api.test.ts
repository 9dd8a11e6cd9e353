import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toPlainText } from '#domain/page/plain-text';
import type { RichText } from '#domain/page/rich-text';
import type { Taproom } from '#domain/taproom/taproom';
import { visitor, type ApiClient } from '../../../test/client';
import { isRecorded } from '../../../test/earlier-version/recording';
import { readAll } from '../../../test/earlier-version/requests';
import { countAllRows, findDifferences, startUpgraded, type Upgraded } from '../../../test/earlier-version/upgraded';
import { differencesOf, type Version, versions } from '../../../test/earlier-version/versions';
import type { RunningServer } from '../../../test/server';
import { queryRows } from '../../../test/stored-data';
import { formerPrivacyTexts } from './former-privacy-texts';

const isOldestOrNewest = (version: Version) => version === versions[0] || version === versions.at(-1);

const upgraded = new Map<string, Upgraded>();

afterAll(() => Promise.all([...upgraded.values()].map(({ server }) => server.stop())));

describe.each(versions.filter(isRecorded))('this version on a database of %s', (version) => {
  const { responses, movedTables, changedTables } = differencesOf[version];
  let current: Upgraded;

  beforeAll(async () => {
    current = await startUpgraded(version);
    upgraded.set(version, current);
  });

  test('gives visitors the same responses', async () => {
    const { recording, server } = current;
    const after = await readAll(visitor(), server.url, Object.keys(recording.visitor));
    expect(findDifferences(responses, recording.visitor, after)).toEqual([]);
  });

  test('gives staff the same responses', async () => {
    const { recording, server, staff } = current;
    const after = await readAll(staff, server.url, Object.keys(recording.staff));
    expect(findDifferences(responses, recording.staff, after)).toEqual([]);
  });

  test('keeps every row', async () => {
    const { before, server } = current;
    const after = await countAllRows(server);
    const changes = Object.entries(before).filter(([table, count]) => after[table] !== count);
    const explained = { ...movedTables, ...changedTables };
    expect(Object.keys(before).length).toBeGreaterThan(30);
    expect(changes.filter(([table]) => !(table in explained))).toEqual([]);
    expect(Object.keys(movedTables).filter((table) => table in after)).toEqual([]);
  });

  test('leaves no copy of migrated rows', async () => {
    const tables = Object.keys(await countAllRows(current.server));
    expect(tables.filter((table) => table.startsWith('migrated_'))).toEqual([]);
  });

  // A restart takes a while, and the oldest version needs every step.
  test.runIf(isOldestOrNewest(version))('leaves nothing to migrate', async () => {
    const { server } = current;
    const log = server.log();
    await server.restart();
    expect(server.log().slice(log.length)).not.toContain('Migration of');
  });
});

describe('this version on the content of fb9665c', () => {
  let server: RunningServer;
  let staff: ApiClient;

  beforeAll(() => {
    const current = upgraded.get('fb9665c');
    if (!current) throw new Error('The server has not started');
    ({ server, staff } = current);
  });

  test('a taproom whose address had changed has no coordinates', async () => {
    const { body } = await visitor().get<{ taproom: Taproom }>('/taprooms/auburn', { url: server.url });
    expect(body.taproom).toMatchObject({
      contact: { address: '1 Main Street\nAuburn, CA 95603' },
      coordinates: null,
    });
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

  test('texts of the privacy policy that were never edited follow the settings, and edited ones stay', async () => {
    type Policy = { page: { hero: { updated: string }; sections: { items: { anchor: string; text: RichText }[] }[] } };
    const store = (anchor: string, text: RichText) =>
      queryRows(
        'update components_page_legal_item set text = ? where anchor = ?',
        [JSON.stringify(text), anchor],
        server,
      );
    const [demo, neutral] = formerPrivacyTexts['how-long'] ?? [];
    const edited: RichText = [{ type: 'paragraph', children: [{ type: 'text', text: 'Kept for 24 months.' }] }];
    const readText = async (anchor: string) => {
      const { page } = (await visitor().get<Policy>('/pages/privacy-policy', { url: server.url })).body;
      return toPlainText(page.sections[0]?.items.find((item) => item.anchor === anchor)?.text ?? []);
    };
    for (const former of [demo, neutral]) {
      await server.restart(async () => {
        await store('how-long', former ?? []);
        await store('technical-data', edited);
        await queryRows('update components_page_legal_hero set updated = ?', ['2026-11-22'], server);
      });
      expect(await readText('how-long')).toContain(
        'Messages and private event requests: until you ask us to delete them.',
      );
      expect(await readText('how-long')).not.toMatch(/24 months|4 years|as long as the law/);
      expect(await readText('technical-data')).toBe('Kept for 24 months.');
    }
    const { page } = (await visitor().get<Policy>('/pages/privacy-policy', { url: server.url })).body;
    expect(page.hero.updated).toBe('2026-11-23');
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
