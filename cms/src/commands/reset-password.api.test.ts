/** The command runs on the database of the shared server, while that runs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { expectRun, runCommand } from '../../test/backup';
import { createClient, visitor } from '../../test/client';
import { uniqueEmail } from '../../test/factories';
import { appSecret } from '../../test/server';
import { isOnPostgres, queryRows } from '../../test/stored-data';
import { codeOf, mailsTo, makeUser, password } from '../../test/users';

const run = (args: string[], installation: Parameters<typeof runCommand>[2] = inject('api')) =>
  runCommand('reset-password', args, installation, { APP_SECRET: appSecret });

const login = (email: string, typed: string) => visitor().post('/auth/login', { email, password: typed });

const passwordIn = (output: string) => /^New password, shown only once: (\S{16})$/m.exec(output)?.[1] ?? '';

test('sets a generated password, unblocks the user and ends the sessions; two-step sign-in stays on, unless --no-second-factor turns it off', async () => {
  const { email } = await makeUser();
  const client = createClient({ token: (await login(email, password)).body.token });
  const { uri } = (await client.post('/auth/second-factor/setup', { currentPassword: password })).body;
  expect((await client.post('/auth/second-factor', { code: codeOf(uri) })).status).toBe(200);
  await queryRows('update up_users set blocked = ? where email = ?', [true, email]);

  const first = await expectRun(run([email.toUpperCase()]), 0, new RegExp(`${email} has a new password`));
  // Nothing of Strapi's log.
  expect(first.split('\n')).toHaveLength(3);
  expect((await client.get('/auth/me')).status).toBe(401);
  expect((await login(email, password)).status).toBe(401);
  expect((await login(email, passwordIn(first))).body).toMatchObject({ code: 'second-factor-required' });

  const second = await expectRun(run([email, '--no-second-factor']), 0, /Two-step sign-in is off\./);
  expect((await login(email, passwordIn(second))).status).toBe(200);
  expect((await mailsTo(email)).at(-1)?.subject).toMatch(/^Two-step sign-in of your .+ account is off$/);
});

test('creates an admin only with --create', async () => {
  const email = uniqueEmail();
  await expectRun(run([email]), 1, new RegExp(`^No staff account has the email ${email}\\. These accounts exist:`));
  const output = await expectRun(run([email, '--create']), 0, new RegExp(`Created the staff admin ${email}\\.`));
  expect((await login(email, passwordIn(output))).body.user.role).toBe('admin');
});

test.each([
  [[], /^Usage: npm run reset-password -- you@example\.com/],
  [['not-an-email'], /^"not-an-email" is not an email address\.\nUsage:/],
])('fails for the arguments %j', async (args, message) => {
  await expectRun(run(args), 1, message);
});

test.skipIf(isOnPostgres)('creates no database', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'brewery-empty-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await expectRun(run([uniqueEmail()], { dataDir, databaseUrl: null }), 1, /^There is no database in .* yet\./);
});
