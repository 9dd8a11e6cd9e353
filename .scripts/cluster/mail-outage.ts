/** Emails that are queued while the mail server is away: each is sent once, soon after it is back. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { queryDatabase } from './stored-writes.ts';
import { requireFaults } from './simulate.ts';

const outageMs = 10_000;
const pollMs = 1000;
/** Pauses of the outbox and the delay of a first retry are about a minute. */
const deliveryLimitMs = 300_000;

type Received = { to: string; data: string };

const formPattern = /\((run [\d.]+ form \d+)\)/;
const idPattern = /^Message-ID: <([^@]+)@/im;

/**
 * A connection that is lost after the email and before the response to it leaves the sender unsure: the email is sent
 * again with its Message-ID, by which mail servers recognize it. Emails to the brewery quote the form.
 */
function examine(received: Received[]) {
  const ids = received.map(({ data }) => idPattern.exec(data)?.[1] ?? '');
  const idsOfForms = new Map<string, Set<string>>();
  received.forEach(({ to, data }, index) => {
    const form = formPattern.exec(data.replace(/=\n/g, ''))?.[1];
    const key = `${to} ${form}`;
    if (form) idsOfForms.set(key, (idsOfForms.get(key) ?? new Set()).add(ids[index] ?? ''));
  });
  const distinct = new Set(ids);
  return {
    ids: distinct,
    repeated: ids.length - distinct.size,
    forms: idsOfForms.size,
    duplicates: [...idsOfForms.values()].filter((ofForm) => ofForm.size > 1).length,
  };
}

export async function measureMailOutage(cluster: Cluster, fault: 'refuse' | 'freeze'): Promise<string> {
  const { mail } = requireFaults(cluster);
  const find = (condition: string, values: unknown[] = []) =>
    queryDatabase(cluster.databaseUrl, `select document_id from outgoing_mails where ${condition}`, values);
  await mail.setFault(fault);
  await sleep(outageMs);
  const waiting = (await find(`state = 'waiting'`)).length;
  await mail.setFault('pass');
  const endedAt = Date.now();
  // Times in the database have no zone, and are in UTC.
  const end = new Date(endedAt).toISOString().replace('Z', '');
  const countWaiting = async () => (await find(`state = 'waiting' and created_at < $1`, [end])).length;
  for (let left = await countWaiting(); left > 0; left = await countWaiting()) {
    if (Date.now() - endedAt > deliveryLimitMs) throw new Error(`${left} emails still wait`);
    await sleep(pollMs);
  }
  const seconds = (Date.now() - endedAt) / 1000;
  const sent = await find(`state = 'sent'`);
  const failed = (await find(`state = 'failed'`)).length;
  const { ids, repeated, forms, duplicates } = examine(mail.received);
  const lost = sent.filter(({ document_id: id }) => !ids.has(String(id))).length;
  const note = `${waiting} emails waited, all were sent ${seconds.toFixed(0)} s after the outage; of ${sent.length} since the start ${lost} lost, ${failed} failed, ${duplicates} twice, ${repeated} repeated with their Message-ID`;
  if (waiting === 0 || forms === 0 || lost + failed + duplicates > 0) throw new Error(note);
  return note;
}
