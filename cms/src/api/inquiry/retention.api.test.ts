import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitor } from '../../../test/client';
import { dayFromToday, uniqueEmail } from '../../../test/factories';
import { startServer, type RunningServer } from '../../../test/server';
import { countRows, queryRows } from '../../../test/stored-data';
import { waitFor } from '../../../test/wait-for';

const isOnPostgres = process.env.API_DATABASE === 'postgres';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const submit = async (form: string, fields: object) => {
  const email = uniqueEmail();
  const body = { name: 'Priya Raman', email, phone: '', message: 'Do you run brewhouse tours?', ...fields };
  expect((await visitor().post(`/contact/${form}`, body, { url: server.url })).status).toBe(201);
  return email;
};

const submitMessage = () => submit('submit', { subject: 'Tours' });
const submitOrder = () =>
  submit('shipping-order', {
    phone: '503-555-0178',
    address: '2418 SE Ankeny St, Portland, OR 97214',
    beerSelections: 'Gold Rush Haze',
    quantity: 'One case',
    preferredDate: dayFromToday(3),
  });

async function makeOlder(email: string, days: number) {
  const receivedAt = new Date(Date.now() - days * 86_400_000);
  const value = isOnPostgres ? receivedAt.toISOString() : receivedAt.getTime();
  await queryRows('update inquiries set created_at = ? where email = ?', [value, email], server);
}

const countOf = async (email: string) => {
  const [inquiries, emails] = await Promise.all([
    queryRows('select id from inquiries where email = ?', [email], server),
    queryRows('select id from outgoing_mails where "to" = ? or reply_to = ?', [email, email], server),
  ]);
  return [inquiries.length, emails.length];
};

test('nothing is deleted by default', async () => {
  const email = await submitMessage();
  await makeOlder(email, 10_000);
  await server.restart();
  expect(await countOf(email)).toEqual([1, 2]);
});

test('old messages and orders are deleted with their emails, each after its own time, and counted in the log', async () => {
  const [oldMessage, newMessage, oldOrder, newOrder] = [
    await submitMessage(),
    await submitMessage(),
    await submitOrder(),
    await submitOrder(),
  ];
  await makeOlder(oldMessage, 31);
  await makeOlder(newMessage, 29);
  await makeOlder(oldOrder, 91);
  await makeOlder(newOrder, 89);
  await server.restart(async () => {}, { INQUIRY_RETENTION_DAYS: '30', ORDER_RETENTION_DAYS: '90' });
  await waitFor(async () => {
    expect(await Promise.all([oldMessage, newMessage, oldOrder, newOrder].map(countOf))).toEqual([
      [0, 0],
      [1, 2],
      [0, 0],
      [1, 2],
    ]);
  });
  expect(server.log()).toMatch(/Deleted 2 inquiries that were older than 30 days \(INQUIRY_RETENTION_DAYS\)/);
  expect(server.log()).toMatch(/Deleted 1 inquiries that were older than 90 days \(ORDER_RETENTION_DAYS\)/);
});

test('more than one batch is deleted', async () => {
  const old = isOnPostgres ? "now() - interval '1 year'" : String(Date.now() - 365 * 86_400_000);
  await queryRows(
    `insert into inquiries (document_id, kind, inquiry_status, name, email, created_at, updated_at)
     with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 1201)
     select 'old-' || number, 'contact', 'new', 'Old', 'old@example.com', ${old}, ${old} from numbers`,
    [],
    server,
  );
  const total = await countRows('inquiries', server);
  await server.restart();
  await waitFor(async () => expect(await countRows('inquiries', server)).toBe(total - 1201));
});
