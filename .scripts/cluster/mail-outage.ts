/** Emails that are queued while the mail server is away: each is sent once, soon after it is back. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { queryPostgres } from '../database.ts';
import { requireFaults } from './simulate.ts';

const outageMs = 10_000;
const pollMs = 1000;
/** Usually about a minute; a second retry has a delay of up to six. */
const deliveryLimitMs = 420_000;

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
    queryPostgres(cluster.databaseUrl, `select id, document_id from outgoing_mails where ${condition}`, values);
  const findLast = async () => Number((await find('true order by id desc limit 1'))[0]?.['id'] ?? 0);
  const first = await findLast();
  await mail.setFault(fault);
  await sleep(outageMs);
  const last = await findLast();
  // Emails that a killed process was sending are not counted: they wait until its claim ends.
  const countWaiting = async () => (await find(`state = 'waiting' and id > $1 and id <= $2`, [first, last])).length;
  const waiting = await countWaiting();
  await mail.setFault('pass');
  const endedAt = Date.now();
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
