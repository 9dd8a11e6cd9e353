/** Admins set the mail server of the shared server, which has none at first. */
import { admin, visitor, expectInvalid, expectStale } from '../../../test/client';
import { uniqueEmail, contactForm } from '../../../test/factories';
import { freePort } from '../../../test/free-port';
import { startMailServer } from '../../../test/smtp';
import { queryRows, storedTime } from '../../../test/stored-data';
import { waitFor } from '../../../test/wait-for';
import { signInAs, makeUser } from '../../../test/users';

const account = { user: 'brewery@mail.example', password: 'p:ss/w@rd ü' };

const mailServer = await startMailServer(account);

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

const show = async () => (await admin.get('/mail-server')).body.mail;
const sendTest = async (body: object, client = admin) => {
  const response = await client.post('/mail-server/test', body);
  return [response.status, response.body.message, response.body.errors];
};
const subjectsTo = (address: string) => mailServer.received.filter(({ to }) => to === address).length;

test('emails wait until an admin sets a mail server, which gets them at once; no response has its password', async () => {
  expect(await show()).toMatchObject({ isFixed: false, server: null });
  const email = uniqueEmail();
  expect((await visitor().post('/contact/submit', contactForm({ email }))).status).toBe(201);
  // Older than the four days for which emails are tried.
  const createdAt = storedTime(new Date(Date.now() - 30 * 86_400_000));
  await queryRows('update outgoing_mails set created_at = ? where "to" = ?', [createdAt, email]);
  expect((await show()).waiting).toBeGreaterThan(0);

  const saved = await admin.put('/mail-server', input());
  const server = { host: '127.0.0.1', port: port(), security: 'none', user: account.user, hasPassword: true };
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

test('of two admins who save at the same time, the second gets 409, also after the server was removed', async () => {
  const before = (await show()).updatedAt;
  const first = await admin.put('/mail-server', input({ updatedAt: before }));
  expect(first.body.mail.updatedAt).not.toBe(before);
  for (const updatedAt of [before, null])
    await expectStale(admin.put('/mail-server', input({ from: 'late@mail.example', updatedAt })));
  expect((await show()).server?.from).toBe('beer@mail.example');
  expect((await admin.delete('/mail-server')).body.mail.updatedAt).toBeNull();
  const { updatedAt } = first.body.mail;
  expect((await admin.put('/mail-server', input({ updatedAt }))).status).toBe(409);
  expect((await admin.put('/mail-server', input({ updatedAt: null }))).status).toBe(200);
});

test('the stored password is for one server, port and user; another needs its own', async () => {
  const { password: _, ...withoutPassword } = input();
  const kept = await admin.put('/mail-server', { ...withoutPassword, from: null });
  expect(kept.body.mail.server).toMatchObject({ hasPassword: true, from: null });
  const to = uniqueEmail();
  expect(await sendTest({ to })).toEqual([200, expect.stringContaining(to), undefined]);
  const reason = { path: 'password', msg: 'Please enter the password of this user on this mail server' };
  for (const change of [{ host: 'localhost' }, { port: 2525 }, { user: 'other@mail.example' }]) {
    await expectInvalid(admin.put('/mail-server', { ...withoutPassword, ...change }), reason);
    expect(await sendTest({ to, server: { ...withoutPassword, ...change } })).toEqual([
      400,
      expect.anything(),
      [reason],
    ]);
  }
});

test('a test email reports what the server answers, and saves nothing', async () => {
  const before = await show();
  const to = uniqueEmail();
  for (const [changes, reason] of [
    [{ password: 'wrong' }, /^The mail server rejected the user name or the password \(535 5\.7\.8/],
    [{ port: await freePort() }, /^The mail server cannot be reached/],
    [{ security: 'starttls' }, /^No secure connection to the mail server is possible/],
  ] as const)
    expect(await sendTest({ to, server: input(changes) })).toEqual([400, expect.stringMatching(reason), undefined]);
  expect(subjectsTo(to)).toBe(0);
  expect(await sendTest({ to, server: input() })).toEqual([200, expect.stringContaining(to), undefined]);
  expect(subjectsTo(to)).toBe(1);
  const { waiting: _before, ...unchanged } = before;
  expect(await show()).toMatchObject(unchanged);
});

test('each wrong field is named', async () => {
  const body = { host: 'mail server', port: 0, security: 'ssl', user: 7, from: 'nobody' };
  await expectInvalid(
    admin.put('/mail-server', body),
    { path: 'host', msg: 'Please enter the name of a mail server, such as smtp.example.com' },
    { path: 'port', msg: 'Port must be a whole number from 1 to 65535' },
    { path: 'security', msg: 'Please choose how the connection is protected' },
    { path: 'user', msg: 'User name must be text' },
    { path: 'from', msg: 'Please provide a valid email address' },
  );
  for (const [user, msg] of [
    ['a:b', 'A user name can’t have a colon'],
    ['', 'Please enter the user name that this password belongs to'],
  ])
    await expectInvalid(admin.put('/mail-server', input({ user })), { path: 'user', msg });
});

test('after 20 changes and tests of servers in an hour, an admin has to wait: the answers could map a network', async () => {
  const [scanner, closedPort] = [await signInAs(await makeUser({ role: 'admin' })), await freePort()];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const [status] = await sendTest({ to: uniqueEmail(), server: input({ port: closedPort }) }, scanner);
    expect(status).toBe(400);
    expect((await scanner.put('/mail-server', input())).status).toBe(200);
  }
  const limited = await scanner.post('/mail-server/test', { to: uniqueEmail() });
  expect([limited.status, limited.body.code, Number(limited.headers.get('retry-after'))]).toEqual([
    429,
    'rate-limited',
    expect.closeTo(3600, -3),
  ]);
  expect((await scanner.put('/mail-server', input())).status).toBe(429);
  expect((await sendTest({ to: uniqueEmail() }))[0]).toBe(200);
});

test('once the server is removed, a test says that there is none', async () => {
  expect((await admin.delete('/mail-server')).body.mail).toMatchObject({ isFixed: false, server: null });
  expect(await sendTest({ to: uniqueEmail() })).toEqual([409, 'This server is not set up to send email.', undefined]);
});
