import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { staffEmail, staffPassword } from '../../../test/accounts';
import { createClient, visitor } from '../../../test/client';
import { unique, uniqueEmail } from '../../../test/factories';
import { type RunningServer, startServer } from '../../../test/server';
import { startMailServer } from '../../../test/smtp';
import { queryRows } from '../../../test/stored-data';
import { computeNextAttempt } from './backoff';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let server: RunningServer;

const isOnPostgres = process.env.API_DATABASE === 'postgres';

const mailSettings = () => ({
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'brewery@boldridge.example',
  MAIL_TO: 'inbox@boldridge.example',
});

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startServer(mailSettings());
});

afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const decode = (data: string) => data.replace(/=\n/g, '').replace(/=3D/g, '=');

const waitForEmail = (address: string) =>
  vi.waitFor(() => {
    const email = mailServer.received.find(({ to }) => to === address);
    if (!email) throw new Error(`No email to ${address}`);
    return decode(email.data);
  }, 20_000);

const findQueuedEmail = async (address: string) =>
  (await queryRows('select state, attempts, last_error from outgoing_mails where "to" = ?', [address], server))[0];

const contactForm = (email: string, overrides: object = {}) => ({
  name: 'Priya Raman',
  email,
  phone: '',
  subject: 'Tours',
  message: 'Do you run tours for <b>twelve</b> chemists?',
  ...overrides,
});

const submit = (body: object) => visitor().post('/contact/submit', body, { url: server.url });

test('notifies the brewery of an inquiry, with the sender as Reply-To', async () => {
  const email = uniqueEmail();
  const name = unique('Priya');
  expect((await submit(contactForm(email, { name }))).status).toBe(201);
  const notification = await waitForEmail('inbox@boldridge.example');
  expect(notification).toContain(`Reply-To: ${email}`);
  expect(notification).toContain(`Subject: Contact message from ${name}`);
  expect(notification).toContain('Do you run tours for <b>twelve</b> chemists?');
  expect(notification).toContain('&lt;b&gt;twelve&lt;/b&gt;');
  const [inquiry] = await queryRows('select document_id from inquiries where email = ?', [email], server);
  expect(notification).toContain(`http://localhost:3000/admin/inbox/${inquiry?.document_id}`);
});

test('confirms the inquiry to the sender, without quoting it', async () => {
  const email = uniqueEmail();
  await submit(contactForm(email, { name: 'Buy pills at evil.example' }));
  const mail = await waitForEmail(email);
  expect(mail).toContain('From: The Brewery <brewery@boldridge.example>');
  expect(mail).toContain('Thank you for your message! We will get back to you soon.');
  expect(mail).not.toMatch(/evil|chemists/);
  await vi.waitFor(
    async () => expect(await findQueuedEmail(email)).toMatchObject({ state: 'sent', attempts: 1 }),
    40_000,
  );
});

test('uses the recipient and the reply of the site settings', async () => {
  const login = { email: staffEmail.admin, password: staffPassword };
  const { body } = await visitor().post<{ token: string }>('/auth/login', login, { url: server.url });
  const admin = createClient({ token: body.token });
  const settings = { inquiryRecipient: uniqueEmail(), contactReply: 'Thanks! We answer on Mondays.' };
  expect((await admin.put('/site/settings', settings, { url: server.url })).status).toBe(200);
  const email = uniqueEmail();
  expect((await submit(contactForm(email))).body).toMatchObject({ message: settings.contactReply });
  expect(await waitForEmail(settings.inquiryRecipient)).toContain(`Reply-To: ${email}`);
  const confirmation = await waitForEmail(email);
  expect(confirmation).toContain(settings.contactReply);
  expect(confirmation).toContain(`Reply-To: ${settings.inquiryRecipient}`);
  const initial = {
    inquiryRecipient: 'inbox@boldridge.example',
    contactReply: 'Thank you for your message! We will get back to you soon.',
  };
  await admin.put('/site/settings', initial, { url: server.url });
});

test('the welcome email contains the unsubscribe page and the one-click headers', async () => {
  const email = uniqueEmail();
  await visitor().post('/newsletter/subscribe', { email }, { url: server.url });
  const mail = await waitForEmail(email);
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

async function queueRejectedEmail(): Promise<string> {
  const email = uniqueEmail();
  mailServer.state.isRejecting = true;
  expect((await submit(contactForm(email))).status).toBe(201);
  await vi.waitFor(async () => {
    expect(await findQueuedEmail(email)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      last_error: expect.stringContaining('451'),
    });
  }, 40_000);
  mailServer.state.isRejecting = false;
  return email;
}

test('queuing another email retries a failed one', async () => {
  const email = await queueRejectedEmail();
  await queryRows('update outgoing_mails set next_attempt_at = null where state = ?', ['waiting'], server);
  // Queuing another email triggers the delivery of all due emails.
  await submit(contactForm(uniqueEmail()));
  await waitForEmail(email);
  await vi.waitFor(
    async () => expect(await findQueuedEmail(email)).toMatchObject({ state: 'sent', attempts: 2 }),
    20_000,
  );
});

test('the cron job retries a failed email', { timeout: 180_000 }, async () => {
  const email = await queueRejectedEmail();
  await queryRows('update outgoing_mails set next_attempt_at = null where state = ?', ['waiting'], server);
  await vi.waitFor(
    async () => expect(await findQueuedEmail(email)).toMatchObject({ state: 'sent', attempts: 2 }),
    80_000,
  );
});

test.runIf(isOnPostgres)('two replicas send each email once', { timeout: 180_000 }, async () => {
  const replica = await startServer({ ...mailSettings(), DATABASE_URL: server.databaseUrl ?? '' });
  try {
    const emails = Array.from({ length: 12 }, uniqueEmail);
    const responses = await Promise.all(
      emails.flatMap((email, index) => {
        const { url } = index % 2 === 0 ? server : replica;
        return [
          visitor().post('/newsletter/subscribe', { email }, { url }),
          visitor().post('/newsletter/subscribe', { email }, { url: index % 2 === 0 ? replica.url : server.url }),
        ];
      }),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    await vi.waitFor(async () => {
      const waiting = await queryRows("select count(*) as total from outgoing_mails where state <> 'sent'", [], server);
      expect(Number(waiting[0]?.['total'])).toBe(0);
    }, 80_000);
    for (const email of emails) expect(mailServer.received.filter(({ to }) => to === email)).toHaveLength(1);
  } finally {
    await replica.stop();
  }
});

test('nine retries with delays from one minute to one day', () => {
  const now = new Date('2026-07-04T12:00:00Z');
  const minutes = (attempts: number) => {
    const next = computeNextAttempt(attempts, now);
    return next && (next.getTime() - now.getTime()) / 60_000;
  };
  expect([1, 2, 3, 4, 9, 10].map(minutes)).toEqual([1, 5, 15, 60, 1440, null]);
});

test('a link to reset a password is sent, and removed from the outbox once it is', async () => {
  const { status, body } = await visitor().post(
    '/auth/forgot-password',
    { email: staffEmail.admin },
    { url: server.url },
  );
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      hasMailServer: true,
      message:
        'If this email belongs to a staff account, we have sent a link to reset its password. The link works once, for 30 minutes.',
    },
  ]);
  const received = await waitForEmail(staffEmail.admin);
  expect(received).toMatch(/http:\/\/localhost:3000\/admin\/reset-password#token=\w+\.[\w-]{43}\n/);
  await vi.waitFor(async () => {
    const rows = await queryRows('select text, html from outgoing_mails where "to" = ?', [staffEmail.admin], server);
    expect(rows).toEqual([
      { text: expect.stringContaining('#token=(removed)'), html: expect.stringContaining('#token=(removed)"') },
    ]);
  }, 40_000);
});
