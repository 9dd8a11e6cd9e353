/** Clocks that jump: sessions stay valid, changes stay visible, and queued emails are sent. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { signIn } from './load.ts';
import type { Program } from './program.ts';
import { requireFaults } from './simulate.ts';
import { queryPostgres } from '../database.ts';
import { measureVisibility } from './visibility.ts';

const jumpMs = 5000;
const pollMs = 500;
const deliveryLimitMs = 120_000;
const toleranceSeconds = 60;

async function assertSession({ siteUrl }: Cluster, headers: Record<string, string>, when: string) {
  const { status } = await fetch(`${siteUrl}/api/auth/me`, { headers });
  if (status !== 200) throw new Error(`a session got ${status} ${when}`);
}

async function findLastId(databaseUrl: string, table: 'inquiries' | 'outgoing_mails'): Promise<unknown> {
  const [last] = await queryPostgres(databaseUrl, `select max(id) as id from ${table}`);
  return last?.['id'] ?? 0;
}

/** Forms that were stored since the jump have the time of the clock that jumped. */
async function assertJump({ databaseUrl }: Cluster, lastInquiry: unknown, offsetMs: number) {
  const expected = (Date.now() + offsetMs) / 1000;
  const statement = `select id from inquiries where id > $1 and abs(extract(epoch from created_at) - $2) < ${toleranceSeconds}`;
  const rows = await queryPostgres(databaseUrl, statement, [lastInquiry, expected]);
  if (rows.length === 0) throw new Error('the clocks did not jump');
}

/** Those since `first`, also if they were queued by a clock that is ahead. */
async function waitForEmails({ databaseUrl }: Cluster, first: unknown) {
  const last = await findLastId(databaseUrl, 'outgoing_mails');
  const startedAt = performance.now();
  const statement = `select count(*) as total from outgoing_mails where state = 'waiting' and id > $1 and id <= $2`;
  while (Number((await queryPostgres(databaseUrl, statement, [first, last]))[0]?.['total']) > 0) {
    if (performance.now() - startedAt > deliveryLimitMs) throw new Error('emails were not sent');
    await sleep(pollMs);
  }
}

export async function measureClockJump(cluster: Cluster, programs: Program[], offsetMs: number): Promise<string> {
  const { simulate } = requireFaults(cluster);
  const headers = await signIn(cluster);
  const lastInquiry = await findLastId(cluster.databaseUrl, 'inquiries');
  const lastEmail = await findLastId(cluster.databaseUrl, 'outgoing_mails');
  await simulate(programs, { clockOffsetMs: offsetMs });
  await sleep(jumpMs);
  await assertJump(cluster, lastInquiry, offsetMs);
  await assertSession(cluster, headers, 'after the jump');
  const newHeaders = await signIn(cluster);
  const during = await measureVisibility(cluster, { rounds: 4 });
  await simulate(programs, {});
  await sleep(jumpMs);
  await assertSession(cluster, headers, 'after the jump back');
  await assertSession(cluster, newHeaders, 'after the jump back, although it began in the future');
  await waitForEmails(cluster, lastEmail);
  return `changes were ${during}; after the jump back ${await measureVisibility(cluster, { rounds: 4 })}`;
}
