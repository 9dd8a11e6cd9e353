/** What is deleted by age: the audit log, messages and orders, counts of visits. */
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { visitor } from '../../test/client';
import { contactForm, shippingForm } from '../../test/factories';
import { serverWithSettings, sharedServer } from '../../test/server';
import { countRows, queryRows, storedTime } from '../../test/stored-data';
import { countMails, minutesAgo } from '../../test/users';

const dayMs = 86_400_000;

const server = await serverWithSettings();

const find = (statement: string, values: string[] = [], of = server) => queryRows(statement, values, of);

const submit = async (form: string, body: { email: string }, { url } = server) => {
  expect((await visitor(url).post(`/contact/${form}`, body)).status).toBe(201);
  return body.email;
};

const submitMessage = (to = server) => submit('submit', contactForm({ phone: '' }), to);
const submitOrder = () => submit('shipping-order', shippingForm());

async function makeOlder(email: string, days: number, of = server) {
  const receivedAt = storedTime(new Date(Date.now() - days * dayMs));
  await queryRows('update inquiries set created_at = ? where email = ?', [receivedAt, email], of);
}

/** The number of inquiries and of emails about them. */
const countOf = async (email: string, of = server) => {
  const inquiries = await find('select id from inquiries where email = ?', [email], of);
  return [inquiries.length, await countMails(email, of)];
};

test('messages are never deleted by default', async () => {
  const other = await sharedServer();
  const email = await submitMessage(other);
  await makeOlder(email, 10_000, other);
  await other.runJobs();
  expect(await countOf(email, other)).toEqual([1, 2]);
});

test('old messages and orders are deleted with their emails, each after its own time, and counted in the log', async () => {
  const messages = [await submitMessage(), await submitMessage()];
  const emails = [...messages, await submitOrder(), await submitOrder()];
  for (const [index, days] of [29, 31, 89, 91].entries()) await makeOlder(emails[index] ?? '', days);
  await server.runJobs();
  const counts = await Promise.all(emails.map((email) => countOf(email)));
  expect(counts.map(String)).toEqual(['1,2', '0,0', '1,2', '0,0']);
  expect(server.log()).toMatch(/Deleted 1 inquiries that were older than 30 days \(INQUIRY_RETENTION_DAYS\)/);
  expect(server.log()).toMatch(/Deleted 1 inquiries that were older than 90 days \(ORDER_RETENTION_DAYS\)/);
});

test('more than one batch is deleted', async () => {
  const old = minutesAgo(365 * 24 * 60);
  await find(
    `insert into inquiries (document_id, kind, inquiry_status, name, email, created_at, updated_at)
     with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 1201)
     select 'old-' || number, 'contact', 'new', 'Old', 'old@example.com', ${old}, ${old} from numbers`,
  );
  const total = await countRows('inquiries', server);
  await server.runJobs();
  expect(await countRows('inquiries', server)).toBe(total - 1201);
});

test('entries of the audit log are deleted after AUDIT_RETENTION_DAYS, younger ones are kept', async () => {
  const insertEntry = (name: string, ageDays: number) =>
    queryRows(
      `insert into audit_log (recorded_at, actor_kind, source, action, area, record_type, record_name, fields, record_count, search_text)
       values (?, 'system', 'system', 'deleted', 'beers', 'beer', ?, '[]', 1, '')`,
      [Date.now() - ageDays * dayMs, name],
      server,
    );
  await insertEntry('old', 61);
  await insertEntry('young', 59);
  await server.runJobs();
  const names = (await find('select record_name from audit_log order by id')).map((row) => row['record_name']);
  expect(names).not.toContain('old');
  expect(names).toContain('young');
});

test('backups and restores by command become entries of the audit log', async () => {
  const event = { action: 'restored', command: 'restore', at: '2026-11-20T08:00:00.000Z' };
  // The last line is cut off by a crash.
  await appendFile(join(server.dataDir, 'audit-events.jsonl'), `${JSON.stringify(event)}\n{"action":"back`);
  await server.runJobs();
  const entries = await find("select * from audit_log where area = 'backups'");
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ action: 'restored', actor_name: 'restore', source: 'command' });
});

test('counts of visits are deleted after two years', async () => {
  const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
  const [kept, old] = [dayBefore(700), dayBefore(732)];
  for (const day of [kept, old]) {
    const row = ['a', day, 'menu', 1];
    await queryRows('insert into tap_visits (taproom_key, day, source, visits) values (?, ?, ?, ?)', row, server);
  }
  await server.runJobs();
  expect((await find('select day from tap_visits')).map(({ day }) => day)).toEqual([kept]);
});
