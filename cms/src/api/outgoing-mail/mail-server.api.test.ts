/** Admins set the mail server of the shared server, which has none at first. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { MailSettings } from '#domain/mail/mail-server';
import { visitor, type ApiClient } from '../../../test/client';
import { uniqueEmail } from '../../../test/factories';
import { freePort } from '../../../test/free-port';
import { signIn } from '../../../test/sign-in';
import { startMailServer } from '../../../test/smtp';
import { queryRows } from '../../../test/stored-data';
import { waitFor } from '../../../test/wait-for';

const account = { user: 'brewery@mail.example', password: 'p:ss/w@rd ü' };

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let admin: ApiClient;

beforeAll(async () => {
  [mailServer, admin] = await Promise.all([startMailServer(account), signIn()]);
});

afterAll(async () => {
  await admin.delete('/mail-server');
  await mailServer.stop();
});

const port = () => Number(new URL(mailServer.url).port);

const input = (changes: object = {}) => ({
  host: '127.0.0.1',
  port: port(),
  security: 'none',
  ...account,
  from: 'Beer@Mail.example',
  ...changes,
});

const show = async () => (await admin.get<{ mail: MailSettings }>('/mail-server')).body.mail;
const sendTest = async (body: object) => {
  const response = await admin.post('/mail-server/test', body);
  return [response.status, response.body['message'], response.body['errors']];
};
const subjectsTo = (address: string) => mailServer.received.filter(({ to }) => to === address).length;

test('emails wait until an admin sets a mail server, which gets them at once; no response has its password', async () => {
  expect(await show()).toMatchObject({ isFixed: false, server: null });
  const email = uniqueEmail();
  const form = { name: 'Priya Raman', email, subject: 'Tours', message: 'Do you run brewhouse tours?' };
  expect((await visitor().post('/contact/submit', form)).status).toBe(201);
  // Older than the four days for which emails are tried.
  const monthAgo = Date.now() - 30 * 86_400_000;
  const createdAt = inject('api').databaseUrl === null ? monthAgo : new Date(monthAgo).toISOString();
  await queryRows('update outgoing_mails set created_at = ? where "to" = ?', [createdAt, email]);
  expect((await show()).waiting).toBeGreaterThan(0);

  const saved = await admin.put<{ mail: MailSettings }>('/mail-server', input());
  const { user } = account;
  const server = { host: '127.0.0.1', port: port(), security: 'none', user, hasPassword: true };
  expect(saved.body.mail).toMatchObject({
    isFixed: false,
    server: { ...server, from: 'beer@mail.example' },
    sender: expect.stringMatching(/<beer@mail\.example>$/),
  });
  await waitFor(() => expect(subjectsTo(email)).toBe(1));
  const stored = JSON.stringify(
    await queryRows("select value from strapi_core_store_settings where key like '%mail-server%'", []),
  );
  expect(stored).toContain('url');
  expect([stored, saved.text].some((text) => text.includes('w@rd') || text.includes('w%40rd'))).toBe(false);
  const [entry] = await queryRows("select action from audit_log where area = 'mail' order by id desc limit 1", []);
  expect(entry).toEqual({ action: 'changed' });
});

test('the stored password is for one server, port and user; another needs its own', async () => {
  const { password: _, ...withoutPassword } = input();
  const kept = await admin.put<{ mail: MailSettings }>('/mail-server', { ...withoutPassword, from: null });
  expect(kept.body.mail.server).toMatchObject({ hasPassword: true, from: null });
  const to = uniqueEmail();
  expect(await sendTest({ to })).toEqual([200, expect.stringContaining(to), undefined]);
  const reason = [{ path: 'password', msg: 'Please enter the password of this user on this mail server' }];
  for (const change of [{ host: 'localhost' }, { port: 2525 }, { user: 'other@mail.example' }]) {
    const { status, body } = await admin.put('/mail-server', { ...withoutPassword, ...change });
    expect([status, body['errors']]).toEqual([400, reason]);
    expect(await sendTest({ to, server: { ...withoutPassword, ...change } })).toEqual([400, expect.anything(), reason]);
  }
});

test('a test email reports what the server answers, and saves nothing', async () => {
  const before = await show();
  const to = uniqueEmail();
  expect(await sendTest({ to, server: input({ password: 'wrong' }) })).toEqual([
    400,
    expect.stringMatching(/^The mail server rejected the user name or the password \(535 5\.7\.8/),
    undefined,
  ]);
  expect(await sendTest({ to, server: input({ port: await freePort() }) })).toEqual([
    400,
    expect.stringMatching(/^The mail server cannot be reached/),
    undefined,
  ]);
  expect(await sendTest({ to, server: input({ security: 'starttls' }) })).toEqual([
    400,
    expect.stringMatching(/^No secure connection to the mail server is possible/),
    undefined,
  ]);
  expect(subjectsTo(to)).toBe(0);
  expect(await sendTest({ to, server: input() })).toEqual([200, expect.stringContaining(to), undefined]);
  expect(subjectsTo(to)).toBe(1);
  const { waiting: _before, ...unchanged } = before;
  expect(await show()).toMatchObject(unchanged);
});

test('each wrong field is named', async () => {
  const body = { host: 'mail server', port: 0, security: 'ssl', user: 7, from: 'nobody' };
  const { status, body: response } = await admin.put('/mail-server', body);
  expect([status, response['errors']]).toEqual([
    400,
    [
      { path: 'host', msg: 'Please enter the name of a mail server, such as smtp.example.com' },
      { path: 'port', msg: 'Port must be a whole number from 1 to 65535' },
      { path: 'security', msg: 'Please choose how the connection is protected' },
      { path: 'user', msg: 'User name must be text' },
      { path: 'from', msg: 'Please provide a valid email address' },
    ],
  ]);
  const { errors } = (await admin.put('/mail-server', input({ user: 'a:b' }))).body;
  expect(errors).toEqual([{ path: 'user', msg: 'A user name can’t have a colon' }]);
  const nobody = (await admin.put('/mail-server', input({ user: '' }))).body;
  expect(nobody['errors']).toEqual([{ path: 'user', msg: 'Please enter the user name that this password belongs to' }]);
});

test('once the server is removed, a test says that there is none', async () => {
  const removed = await admin.delete<{ mail: MailSettings }>('/mail-server');
  expect(removed.body.mail).toMatchObject({ isFixed: false, server: null });
  expect(await sendTest({ to: uniqueEmail() })).toEqual([409, 'This server is not set up to send email.', undefined]);
});
