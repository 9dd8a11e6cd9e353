/** The command runs on the database of the shared server, while that runs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { runCommand } from '../../test/backup';
import { createClient, visitor } from '../../test/client';
import { uniqueEmail } from '../../test/factories';
import { appSecret } from '../../test/server';
import { queryRows } from '../../test/stored-data';
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

  const first = await run([email.toUpperCase()]);
  expect([first.code, first.output]).toEqual([0, expect.stringContaining(`${email} has a new password`)]);
  // Nothing of Strapi's log.
  expect(first.output.split('\n')).toHaveLength(3);
  expect((await client.get('/auth/me')).status).toBe(401);
  expect((await login(email, password)).status).toBe(401);
  expect((await login(email, passwordIn(first.output))).body).toMatchObject({ code: 'second-factor-required' });

  const second = await run([email, '--no-second-factor']);
  expect(second.output).toContain('Two-step sign-in is off.');
  expect((await login(email, passwordIn(second.output))).status).toBe(200);
  expect((await mailsTo(email)).at(-1)?.subject).toMatch(/^Two-step sign-in of your .+ account is off$/);
});

test('creates an admin only with --create', async () => {
  const email = uniqueEmail();
  const unknown = await run([email]);
  expect(unknown.code).toBe(1);
  expect(unknown.output).toMatch(new RegExp(`^No staff account has the email ${email}\\. These accounts exist:`));
  const { code, output } = await run([email, '--create']);
  expect([code, output]).toEqual([0, expect.stringContaining(`Created the staff admin ${email}.`)]);
  expect((await login(email, passwordIn(output))).body.user.role).toBe('admin');
});

test.each([
  [[], /^Usage: npm run reset-password -- you@example\.com/],
  [['not-an-email'], /^"not-an-email" is not an email address\.\nUsage:/],
])('fails for the arguments %j', async (args, message) => {
  const { code, output } = await run(args);
  expect(code).toBe(1);
  expect(output).toMatch(message);
});

test.skipIf(process.env.API_DATABASE === 'postgres')('creates no database', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'brewery-empty-'));
  const { code, output } = await run([uniqueEmail()], { dataDir, databaseUrl: null });
  await rm(dataDir, { recursive: true });
  expect([code, output]).toEqual([1, expect.stringMatching(/^There is no database in .* yet\./)]);
});
