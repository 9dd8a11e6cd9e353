import { setImmediate } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import type { EraseResult, PersonalData, PersonalDataSummary } from '#domain/privacy/schema';
import { admin, visitor, expectInvalid } from '../../../test/client';
import { staffEmail } from '../../../test/accounts';
import { makeEvent, shippingForm, unique, uniqueEmail } from '../../../test/factories';
import { isOnPostgres, queryRows } from '../../../test/stored-data';

const find = async (email: string) =>
  (await admin.post<{ summary: PersonalDataSummary }>('/personal-data/find', { email })).body.summary;

const erase = async (email: string, keepOrders?: boolean) =>
  (await admin.post<{ result: EraseResult }>('/personal-data/erase', { email, keepOrders })).body.result;

const submit = async (form: string, body: object) => {
  expect((await visitor().post(`/contact/${form}`, { name: 'Priya Raman', phone: '', ...body })).status).toBe(201);
};

const sendMessage = (email: string) => submit('submit', { email, subject: 'Tours', message: 'Do you run tours?' });

const sendOrder = (email: string) => submit('shipping-order', shippingForm({ email, name: 'Priya Raman' }));

const subscribe = (email: string) => visitor().post('/newsletter/subscribe', { email, source: 'events' });

const nothing = {
  messages: 0,
  orders: 0,
  emails: 0,
  events: 0,
  deletedRecords: 0,
  storedResponses: 0,
  subscription: null,
  pendingSubscription: null,
  accounts: [],
};

/** Tables that contain the address anywhere. */
async function findTraces(email: string): Promise<string[]> {
  const tables = await queryRows(
    isOnPostgres
      ? `select tablename as name from pg_tables where schemaname = current_schema()`
      : `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`,
  );
  const traces: string[] = [];
  for (const { name } of tables) {
    // SQLite blocks this process, which must notice the connections that the server closes meanwhile.
    await setImmediate();
    const rows = await queryRows(`select * from "${String(name)}"`);
    if (rows.some((row) => JSON.stringify(row).toLowerCase().includes(email))) traces.push(String(name));
  }
  return traces;
}

describe('a person with data everywhere', () => {
  const email = uniqueEmail();

  test('is found with the proof of consent', async () => {
    await sendMessage(email);
    await sendOrder(email);
    await subscribe(email);
    await makeEvent({ organizer: { name: 'Priya', email, phone: null } });
    const deleted = await makeEvent({ organizer: { name: 'Priya', email, phone: null } });
    const headers = { 'Idempotency-Key': randomUUID() };
    await admin.delete(`/events/${deleted._id}?restorable=true`, undefined, { headers });
    const sent = `select document_id as id from inquiries where email = ? and kind = 'contact'`;
    const path = `/inquiries/${String((await queryRows(sent, [email]))[0]?.['id'])}`;
    await admin.put(path, { status: 'answered' }, { headers: { 'Idempotency-Key': randomUUID() } });

    expect(await find(email)).toEqual({
      email,
      ...nothing,
      messages: 1,
      orders: 1,
      emails: 5,
      events: 1,
      deletedRecords: 1,
      storedResponses: 1,
      subscription: {
        source: 'events',
        isActive: true,
        subscribedAt: expect.stringMatching(/Z$/),
        consentAt: expect.stringMatching(/Z$/),
        consentPage: '/events',
        consentText: expect.any(String),
        confirmedAt: null,
        unsubscribedAt: null,
      },
    });
  });

  test('is exported completely, and the audit log records the export without the address', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const { status, body } = await admin.post<{ data: PersonalData }>('/personal-data/export', { email }, { headers });
    expect(status).toBe(200);
    const { inquiries, emails, events, deletedRecords } = body.data;
    expect(inquiries.map(({ kind, name, details }) => [kind, name, Object.keys(details).length > 0])).toEqual([
      ['contact', 'Priya Raman', true],
      ['shipping-order', 'Priya Raman', true],
    ]);
    expect(emails).toHaveLength(5);
    expect(events).toMatchObject([{ organizer: { name: 'Priya', email } }]);
    expect(JSON.stringify(deletedRecords)).toContain(email);
    expect(body.data).toMatchObject({ email, subscription: { consentPage: '/events' }, pendingSubscription: null });
    const entries = await queryRows(`select * from audit_log where area = 'personal-data' and action = 'exported'`);
    expect(entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  test('is erased, except for shipping orders, which laws may require to keep', async () => {
    const { erased, kept } = await erase(email);
    expect(erased).toEqual({
      messages: 1,
      orders: 0,
      emails: 3,
      events: 1,
      deletedRecords: 1,
      storedResponses: 1,
      subscription: true,
      pendingSubscription: false,
    });
    expect(kept).toEqual({ orders: 1, emails: 2, accounts: [] });
    expect((await findTraces(email)).sort()).toEqual(['inquiries', 'outgoing_mails']);
  });

  test('leaves no trace in the database once the orders are erased too', async () => {
    const { erased, kept } = await erase(email, false);
    expect([erased.orders, erased.emails, kept.orders]).toEqual([1, 2, 0]);
    expect(await findTraces(email)).toEqual([]);
    expect(await find(` ${email.toUpperCase()} `)).toEqual({ email, ...nothing });
  });

  test('can subscribe again', async () => {
    expect((await subscribe(email)).status).toBe(201);
    expect((await find(email)).subscription).toMatchObject({ isActive: true });
  });
});

test('people with similar addresses keep their data', async () => {
  const name = unique('p').replace(' ', '_');
  const [email, ...others] = [`${name}@example.com`, `x${name}@example.com`, `${name.replace('_', 'x')}@example.com`];
  for (const each of [email, ...others]) await Promise.all([sendMessage(each), subscribe(each)]);
  expect((await erase(email)).erased).toMatchObject({ messages: 1, emails: 3, subscription: true });
  for (const other of others)
    expect(await find(other)).toMatchObject({ messages: 1, emails: 3, subscription: { isActive: true } });
});

test('the account of a staff user is named, and kept', async () => {
  const email = staffEmail.moderator;
  expect((await find(email)).accounts).toEqual(['staff']);
  expect((await erase(email)).kept.accounts).toEqual(['staff']);
  expect((await find(email)).accounts).toEqual(['staff']);
});

test('a second request to erase with the same key returns the first result', async () => {
  const email = uniqueEmail();
  await sendMessage(email);
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await admin.post('/personal-data/erase', { email }, { headers });
  expect((await admin.post('/personal-data/erase', { email }, { headers })).body).toEqual(first.body);
  expect(first.text).not.toContain(email);
});

test.each(['find', 'export', 'erase'])('POST /personal-data/%s returns 400 for an invalid e-mail', async (call) => {
  for (const email of [undefined, '', 'nobody', '%@example.com, a@example.com', { $ne: '' }])
    await expectInvalid(admin.post(`/personal-data/${call}`, { email }), { path: 'email', msg: expect.any(String) });
});
