import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { visitor } from '../../../test/client';
import { unique, uniqueEmail } from '../../../test/factories';
import { type RunningServer, startServer } from '../../../test/server';
import { startMailServer } from '../../../test/smtp';
import { queryRows } from '../../../test/stored-data';
import { nextAttemptAt } from './backoff';

let post: Awaited<ReturnType<typeof startMailServer>>;
let server: RunningServer;

const isOnPostgres = process.env.API_DATABASE === 'postgres';

const mailSettings = () => ({
  SMTP_URL: post.url,
  MAIL_FROM: 'brewery@boldridge.example',
  MAIL_TO: 'inbox@boldridge.example',
});

beforeAll(async () => {
  post = await startMailServer();
  server = await startServer(mailSettings());
});

afterAll(async () => {
  await server.stop();
  await post.stop();
});

const decoded = (data: string) => data.replace(/=\n/g, '').replace(/=3D/g, '=');

const mailTo = (address: string) =>
  vi.waitFor(() => {
    const mail = post.received.find(({ to }) => to === address);
    if (!mail) throw new Error(`Nothing came for ${address}`);
    return decoded(mail.data);
  }, 10_000);

const stateOf = async (address: string) =>
  (await queryRows('select state, attempts, last_error from outgoing_mails where "to" = ?', [address], server))[0];

const message = (email: string, overrides: object = {}) => ({
  name: 'Priya Raman',
  email,
  phone: '',
  subject: 'Tours',
  message: 'Do you run tours for <b>twelve</b> chemists?',
  ...overrides,
});

const submit = (body: object) => visitor().post('/contact/submit', body, { url: server.url });

test('an inquiry tells the brewery, who can answer it at once', async () => {
  const email = uniqueEmail();
  const name = unique('Priya');
  expect((await submit(message(email, { name }))).status).toBe(201);
  const notice = await mailTo('inbox@boldridge.example');
  expect(notice).toContain(`Reply-To: ${email}`);
  expect(notice).toContain(`Subject: Contact message from ${name}`);
  expect(notice).toContain('Do you run tours for <b>twelve</b> chemists?');
  expect(notice).toContain('&lt;b&gt;twelve&lt;/b&gt;');
});

test('the sender is told that it arrived, in our words only', async () => {
  const email = uniqueEmail();
  await submit(message(email, { name: 'Buy pills at evil.example' }));
  const mail = await mailTo(email);
  expect(mail).toContain('From: brewery@boldridge.example');
  expect(mail).toContain('Thank you for your message! We will get back to you soon.');
  expect(mail).not.toMatch(/evil|chemists/);
  await vi.waitFor(async () => expect(await stateOf(email)).toMatchObject({ state: 'sent', attempts: 1 }), 10_000);
});

test('a new subscriber is told how to leave, by a page and in one click', async () => {
  const email = uniqueEmail();
  await visitor().post('/newsletter/subscribe', { email }, { url: server.url });
  const mail = await mailTo(email);
  const token = /newsletter\/unsubscribe\?token=([\w-]+)/.exec(mail)?.[1];
  expect(mail).toContain(`http://localhost:3000/newsletter/unsubscribe?token=${token}`);
  const headers = mail.replace(/\n[ \t]+/g, ' ');
  expect(headers).toContain(`List-Unsubscribe: <http://localhost:3000/api/newsletter/unsubscribe?token=${token}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const oneClick = await visitor().send(
    'POST',
    `/newsletter/unsubscribe?token=${token}`,
    { body: 'List-Unsubscribe=One-Click', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    { url: server.url },
  );
  expect(oneClick.status).toBe(200);
});

test('a mail that could not be sent waits and is tried again', async () => {
  const email = uniqueEmail();
  post.state.refuses = true;
  expect((await submit(message(email))).status).toBe(201);
  await vi.waitFor(async () => {
    expect(await stateOf(email)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      last_error: expect.stringContaining('451'),
    });
  }, 10_000);
  post.state.refuses = false;
  await queryRows('update outgoing_mails set next_attempt_at = null where state = ?', ['waiting'], server);
  // The next mail makes the outbox look through all that is due.
  await submit(message(uniqueEmail()));
  await mailTo(email);
  await vi.waitFor(async () => expect(await stateOf(email)).toMatchObject({ state: 'sent', attempts: 2 }), 10_000);
});

test.runIf(isOnPostgres)('two replicas send each mail once', { timeout: 60_000 }, async () => {
  const replica = await startServer({ ...mailSettings(), DATABASE_URL: server.databaseUrl ?? '' });
  try {
    const emails = Array.from({ length: 12 }, uniqueEmail);
    const answers = await Promise.all(
      emails.flatMap((email, index) => {
        const { url } = index % 2 === 0 ? server : replica;
        return [
          visitor().post('/newsletter/subscribe', { email }, { url }),
          visitor().post('/newsletter/subscribe', { email }, { url: index % 2 === 0 ? replica.url : server.url }),
        ];
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    await vi.waitFor(async () => {
      const waiting = await queryRows("select count(*) as total from outgoing_mails where state <> 'sent'", [], server);
      expect(Number(waiting[0]?.['total'])).toBe(0);
    }, 20_000);
    for (const email of emails) expect(post.received.filter(({ to }) => to === email)).toHaveLength(1);
  } finally {
    await replica.stop();
  }
});

test('the waits grow and end after some days', () => {
  const now = new Date('2026-07-04T12:00:00Z');
  const minutes = (attempts: number) => {
    const next = nextAttemptAt(attempts, now);
    return next && (next.getTime() - now.getTime()) / 60_000;
  };
  expect([1, 2, 3, 4, 9, 10].map(minutes)).toEqual([1, 5, 15, 60, 1440, null]);
});
