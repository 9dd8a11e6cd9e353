import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from '../../../test/server';
import { queryRows } from '../../../test/stored-data';
import { waitFor } from '../../../test/wait-for';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ AUDIT_RETENTION_DAYS: '60' });
});

afterAll(() => server.stop());

const insertEntry = (name: string, ageDays: number) =>
  queryRows(
    `insert into audit_log (recorded_at, actor_kind, source, action, area, record_type, record_name, fields, record_count, search_text)
     values (?, 'system', 'system', 'deleted', 'beers', 'beer', ?, '[]', 1, '')`,
    [Date.now() - ageDays * 86_400_000, name],
    server,
  );

const findNames = async () =>
  (await queryRows('select record_name from audit_log order by id', [], server)).map((row) => row['record_name']);

test('entries are deleted after AUDIT_RETENTION_DAYS, younger ones are kept', async () => {
  await insertEntry('old', 61);
  await insertEntry('young', 59);
  await server.restart();
  await waitFor(async () => expect(await findNames()).not.toContain('old'));
  expect(await findNames()).toContain('young');
});

test('backups and restores by command are entries from the next start on', async () => {
  const event = { action: 'restored', command: 'restore', at: '2026-11-20T08:00:00.000Z' };
  // The last line is cut off by a crash.
  await appendFile(join(server.dataDir, 'audit-events.jsonl'), `${JSON.stringify(event)}\n{"action":"back`);
  await server.restart();
  const find = () => queryRows("select * from audit_log where area = 'backups'", [], server);
  await waitFor(async () => expect(await find()).toHaveLength(1));
  expect((await find())[0]).toMatchObject({ action: 'restored', actor_name: 'restore', source: 'command' });
});
