/** This version of the server, started on the database of an earlier one. */
import { join } from 'node:path';
import { staffEmail, staffPassword } from '../accounts';
import { createClient, visitor, type ApiClient } from '../client';
import { type RunningServer, startServer } from '../server';
import { queryRows } from '../stored-data';
import { comparableResponse, expectedResponse, type Difference } from './difference';
import { restoreDatabase } from './dump';
import { readDump, readRecording, type Responses } from './recording';
import type { Version } from './versions';

/** Strapi's and our own bookkeeping, which every start may change. */
const bookkeeping =
  /^(?:strapi_|sqlite_|admin_permissions|staff_sessions$|change_versions$|content_changes$|rate_limit)/;

type Database = { dataDir: string; databaseUrl: string | null };
type Counts = Record<string, number>;

export async function countAllRows(database: Database): Promise<Counts> {
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
export function findDifferences(known: Difference[], before: Responses, after: Responses): string[] {
  return Object.entries(before).flatMap(([path, response]) => {
    const expected = JSON.stringify(expectedResponse(known, path, response));
    const actual = JSON.stringify(comparableResponse(known, path, after[path] ?? { status: 0, body: null }));
    if (actual === expected) return [];
    const index = Array.from({ length: expected.length }).findIndex(
      (_none, position) => expected[position] !== actual[position],
    );
    const excerpt = (text: string) => text.slice(Math.max(0, index - 60), index + 60);
    return [`${path}: expected …${excerpt(expected)}…, got …${excerpt(actual)}…`];
  });
}

export type Upgraded = {
  server: RunningServer;
  staff: ApiClient;
  recording: Awaited<ReturnType<typeof readRecording>>;
  /** The number of rows of each table before this version started. */
  before: Counts;
};

/** The clock shows the time of the recording. */
export async function startUpgraded(version: Version): Promise<Upgraded> {
  const recording = await readRecording(version);
  const clock = {
    NODE_OPTIONS: `--require ${join(__dirname, '../shifted-clock.cjs')}`,
    CLOCK_STARTS_AT: recording.recordedAt,
    SEED: 'true',
  };
  let before: Counts = {};
  const server = await startServer(clock, async (database) => {
    await restoreDatabase(database, await readDump(version));
    before = await countAllRows(database);
  });
  const login = { email: staffEmail.admin, password: staffPassword };
  const { body } = await visitor().post<{ token: string }>('/auth/login', login, { url: server.url });
  return { server, recording, before, staff: createClient({ token: body.token }) };
}
