import type { Inquiry } from '#domain/inquiry/schema';
import { staffEmail } from '../../../test/accounts';
import { signInAt, visitor } from '../../../test/client';
import { unique, uniqueEmail, contactForm } from '../../../test/factories';
import { inbox, publicUrl, serverWithMail } from '../../../test/mail';
import { startServer } from '../../../test/server';
import { isOnPostgres, queryRows, storedTime } from '../../../test/stored-data';
import { waitFor } from '../../../test/wait-for';

const { server, mailServer, settings, waitForEmail } = await serverWithMail();

const setDoubleOptIn = async (newsletterDoubleOptIn: boolean | null) =>
  (await signInAt(server.url)).put('/site/settings', { newsletterDoubleOptIn });

beforeAll(() => setDoubleOptIn(false));
afterAll(() => setDoubleOptIn(null));

const findQueuedEmail = async (address: string) =>
  (await queryRows('select state, attempts, last_error from outgoing_mails where "to" = ?', [address], server))[0];

const inquiryOf = (email: string, overrides: object = {}) =>
  contactForm({ email, message: 'Do you run tours for <b>twelve</b> chemists?', ...overrides });

const submit = (body: object) => visitor(server.url).post('/contact/submit', body);

test('notifies the brewery of an inquiry, and confirms it to the sender without quoting it', async () => {
  const [email, name] = [uniqueEmail(), `${unique('Priya')} at evil.example`];
  expect((await submit(inquiryOf(email, { name }))).status).toBe(201);
  const notification = await waitForEmail(inbox);
  const [inquiry] = await queryRows('select document_id from inquiries where email = ?', [email], server);
  for (const text of [
    `Reply-To: ${email}`,
    `Subject: Contact message from ${name}`,
    'Do you run tours for <b>twelve</b> chemists?',
    '&lt;b&gt;twelve&lt;/b&gt;',
    `${publicUrl}/admin/inbox/${inquiry?.document_id}`,
  ])
    expect(notification).toContain(text);
  const received = await waitForEmail(email);
  for (const text of [
    'From: The Brewery <brewery@boldridge.example>',
    'Thank you for your message! We will get back to you soon.',
    'Auto-Submitted: auto-replied',
  ])
    expect(received).toContain(text);
  expect(received).not.toMatch(/evil|chemists/);
  await waitFor(async () => expect(await findQueuedEmail(email)).toMatchObject({ state: 'sent', attempts: 1 }));
});

test('uses the recipient and the reply of the site settings', async () => {
  const admin = await signInAt(server.url);
  const changed = { inquiryRecipient: uniqueEmail(), contactReply: 'Thanks! We answer on Mondays.' };
  expect((await admin.put('/site/settings', changed)).status).toBe(200);
  const email = uniqueEmail();
  expect((await submit(inquiryOf(email))).body).toMatchObject({ message: changed.contactReply });
  expect(await waitForEmail(changed.inquiryRecipient)).toContain(`Reply-To: ${email}`);
  const confirmation = await waitForEmail(email);
  expect(confirmation).toContain(changed.contactReply);
  expect(confirmation).toContain(`Reply-To: ${changed.inquiryRecipient}`);
  await admin.put('/site/settings', {
    inquiryRecipient: inbox,
    contactReply: 'Thank you for your message! We will get back to you soon.',
  });
});

test('the welcome email contains the unsubscribe page and the one-click headers', async () => {
  const email = uniqueEmail();
  await visitor(server.url).post('/newsletter/subscribe', { email });
  const received = await waitForEmail(email);
  const token = /newsletter\/unsubscribe\?token=([\w-]+)/.exec(received)?.[1];
  expect(received).toContain(`${publicUrl}/newsletter/unsubscribe?token=${token}`);
  const headers = received.replace(/\n[ \t]+/g, ' ');
  expect(headers).toContain(`List-Unsubscribe: <${publicUrl}/api/newsletter/unsubscribe?token=${token}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(headers).toContain('Auto-Submitted: auto-generated');
  expect(headers).toMatch(/^DKIM-Signature: .*d=boldridge\.example;.* h=[^;]*list-unsubscribe:list-unsubscribe-post/);
  const oneClick = await visitor(server.url).send('POST', `/newsletter/unsubscribe?token=${token}`, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(oneClick.status).toBe(200);
});

const expectDeferred = async (email: string) =>
  expect(await findQueuedEmail(email)).toMatchObject({
    state: 'waiting',
    attempts: 1,
    last_error: expect.stringContaining('451'),
  });

async function queueRejectedEmail(): Promise<string> {
  const email = uniqueEmail();
  mailServer.state.isRejecting = true;
  expect((await submit(inquiryOf(email))).status).toBe(201);
  await waitFor(() => expectDeferred(email));
  mailServer.state.isRejecting = false;
  return email;
}

const makeAllDue = () =>
  queryRows("update outgoing_mails set next_attempt_at = created_at where state = 'waiting'", [], server);

test('an email that was queued before the clock was set back is sent at once', async () => {
  const email = uniqueEmail();
  const [now, inAnHour] = [storedTime(new Date()), storedTime(new Date(Date.now() + 3_600_000))];
  await queryRows(
    `insert into outgoing_mails (document_id, "to", subject, text, state, attempts, next_attempt_at, created_at) values (?, ?, 'Hello', 'Hello', 'waiting', 0, ?, ?)`,
    [email, email, inAnHour, now],
    server,
  );
  // Queuing another email triggers the delivery of all due emails.
  await submit(inquiryOf(uniqueEmail()));
  expect(await waitForEmail(email)).toContain('Subject: Hello');
});

test('the cron job retries a deferred email, and removes the token of a link that expired before it was sent', async () => {
  const email = await queueRejectedEmail();
  mailServer.state.isRejecting = true;
  await visitor(server.url).post('/auth/forgot-password', { email: staffEmail.moderator });
  await waitFor(() => expectDeferred(staffEmail.moderator));
  mailServer.state.isRejecting = false;
  await queryRows('update outgoing_mails set expires_at = created_at where "to" = ?', [staffEmail.moderator], server);
  await makeAllDue();
  await server.runJobs();
  await waitFor(async () => expect(await findQueuedEmail(email)).toMatchObject({ state: 'sent', attempts: 2 }));
  const rows = await queryRows(
    'select state, last_error, text from outgoing_mails where "to" = ?',
    [staffEmail.moderator],
    server,
  );
  expect(rows).toEqual([
    {
      state: 'failed',
      last_error: expect.stringMatching(/^Not sent in time: 451/),
      text: expect.stringContaining('#token=(removed)'),
    },
  ]);
}, 180_000);

test('a rejected email fails at once; staff see why, and send it again', async () => {
  const email = uniqueEmail();
  mailServer.state.unknown.add(email);
  await submit(inquiryOf(email));
  const admin = await signInAt(server.url);
  const find = async () => (await admin.get(`/inquiries?search=${encodeURIComponent(email)}`)).body.inquiries[0];
  const inquiry = await waitFor(async () => {
    const found = await find();
    const error = `550 5.1.1 <${email}>: Recipient address rejected: User unknown`;
    expect(found?.emails).toMatchObject([
      { purpose: 'notification', to: inbox, state: 'sent', sentAt: expect.any(String), error: null },
      { purpose: 'confirmation', to: email, state: 'failed', sentAt: null, nextAttemptAt: null, error },
    ]);
    return found as Inquiry;
  });
  expect(await findQueuedEmail(email)).toMatchObject({ attempts: 1 });
  expect(server.log()).not.toContain(email);

  const [notification, confirmation] = inquiry.emails;
  const resend = (id = '') => admin.post(`/inquiries/${inquiry._id}/emails/${id}/resend`, {});
  expect((await resend(notification?._id)).status).toBe(409);
  expect((await resend('unknown')).status).toBe(404);
  mailServer.state.unknown.clear();
  const { status, body } = await resend(confirmation?._id);
  expect([status, body.inquiry.emails[1]?.error]).toEqual([200, null]);
  await waitForEmail(email);
  await waitFor(async () => expect((await find())?.emails[1]).toMatchObject({ state: 'sent' }));

  await admin.delete(`/inquiries/${inquiry._id}`);
  expect(await findQueuedEmail(email)).toBeUndefined();
});

test('a recipient’s server that does not respond does not delay emails to others', async () => {
  mailServer.state.slowHosts.add('slow.example');
  const slow = uniqueEmail().replace('example.com', 'slow.example');
  await visitor(server.url).post('/newsletter/subscribe', { email: slow });
  await waitFor(() => expect(mailServer.countWithheld()).toBe(1));
  const others = Array.from({ length: 6 }, uniqueEmail);
  for (const email of others) await visitor(server.url).post('/newsletter/subscribe', { email });
  await Promise.all(others.map(waitForEmail));
  expect(mailServer.countWithheld()).toBe(1);
  mailServer.respondToSlow();
  await waitForEmail(slow);
});

test('a job deletes old emails', async () => {
  const email = uniqueEmail();
  mailServer.state.isRejecting = true;
  await submit(inquiryOf(email));
  await waitFor(() => expectDeferred(email));
  mailServer.state.isRejecting = false;
  const createdAt = storedTime(new Date(Date.now() - 91 * 24 * 60 * 60_000));
  const makeOld = 'update outgoing_mails set created_at = ?, state = \'failed\' where "to" = ?';
  await queryRows(makeOld, [createdAt, email], server);
  await server.runJobs();
  expect(await findQueuedEmail(email)).toBeUndefined();
});

test('two replicas send each email once', { skip: !isOnPostgres, timeout: 180_000 }, async () => {
  const replica = await startServer({ ...settings, DATABASE_URL: server.databaseUrl ?? '' });
  try {
    const emails = Array.from({ length: 12 }, uniqueEmail);
    const responses = await Promise.all(
      emails.flatMap((email, index) => {
        return [
          visitor((index % 2 === 0 ? server : replica).url).post('/newsletter/subscribe', { email }),
          visitor(index % 2 === 0 ? replica.url : server.url).post('/newsletter/subscribe', { email }),
        ];
      }),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    await waitFor(async () => {
      for (const email of emails) expect(await findQueuedEmail(email)).toMatchObject({ state: 'sent' });
    });
    for (const email of emails) expect(mailServer.received.filter(({ to }) => to === email)).toHaveLength(1);
  } finally {
    await replica.stop();
  }
});

test('SMTP_URL of the environment wins: admins see its server, and can’t change it', async () => {
  const admin = await signInAt(server.url);
  expect(await admin.put('/mail-server', { host: 'smtp.mail.example', port: 465, security: 'tls' })).toMatchObject({
    status: 409,
    body: { message: 'SMTP_URL of the server sets the mail server. It can’t be changed here.' },
  });
  expect((await admin.delete('/mail-server')).status).toBe(409);
  const { body } = await admin.get('/mail-server');
  expect(body).toMatchObject({ mail: { isFixed: true, server: { host: '127.0.0.1', hasPassword: false } } });
});
