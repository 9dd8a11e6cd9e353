/**
 * `reset-password.js EMAIL [--create]`: a new password for a locked-out user. Starts Strapi on this installation's
 * database without listening, so it works while the system runs.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { isEmail, normalizeEmail } from '#domain/shared/email-format';
import { generatePassword } from '#lib/generate-password';
import { withLock } from '#lib/mutex';
import { cmsDir, settings } from '#lib/settings';
import { roleOf, userUid, type StoredUser } from '#lib/staff-user';
import { databaseFile } from '#lib/startup-checks';
import { findRoleId, insertUser } from '../api/auth/mutations';
import { replacePassword } from '../api/auth/password-reset';

const usage = 'Usage: npm run reset-password -- you@example.com [--create]';

/** A failure that is printed as it is. */
class CommandError extends Error {}

function parseArguments(args: string[]): { email: string; isCreating: boolean } {
  const [email, ...others] = args.filter((arg) => arg !== '--create').map(normalizeEmail);
  if (email === undefined || others.length > 0) throw new CommandError(usage);
  if (!isEmail(email)) throw new CommandError(`"${email}" is not an email address.\n${usage}`);
  return { email, isCreating: args.includes('--create') };
}

function assertDatabaseExists() {
  const { databaseUrl, dataDir } = settings();
  if (databaseUrl === null && !existsSync(databaseFile(dataDir)))
    throw new CommandError(`There is no database in ${dataDir} yet. Start the system once: npm start`);
}

/** For the message about a mistyped address. */
async function listStaffEmails(): Promise<string> {
  const users: StoredUser[] = await strapi.db
    .query(userUid)
    .findMany({ populate: ['role'], orderBy: { email: 'asc' } });
  return users.flatMap((user) => (roleOf(user) ? [`  ${user.email} (${roleOf(user)})`] : [])).join('\n');
}

/** Returns what was done. */
async function setPassword(email: string, password: string, isCreating: boolean): Promise<string> {
  const user: StoredUser | null = await strapi.db.query(userUid).findOne({ where: { email }, populate: ['role'] });
  if (user && roleOf(user)) {
    await replacePassword(user, { password, blocked: false });
    return `${email} has a new password, is not blocked and was signed out on all devices.`;
  }
  if (!isCreating)
    throw new CommandError(
      `No staff account has the email ${email}. These accounts exist:\n${await listStaffEmails()}\nTo create an admin with this email, add --create.`,
    );
  if (user) await replacePassword(user, { password, blocked: false, role: await findRoleId('admin') });
  else await insertUser({ firstName: 'Brewery', lastName: 'Admin', email, password, role: 'admin' });
  return `Created the staff admin ${email}.`;
}

async function run(args: string[]): Promise<string> {
  const { email, isCreating } = parseArguments(args);
  // This process adds no demo content and sends no email: the running system delivers the outbox.
  Object.assign(process.env, { SEED: 'false', SMTP_URL: '' });
  assertDatabaseExists();
  const app = createStrapi({
    appDir: cmsDir,
    distDir: join(cmsDir, 'dist'),
    autoReload: false,
    serveAdminPanel: false,
  });
  app.log.silent = true;
  try {
    await app.load();
    const password = generatePassword();
    const done = await withLock(app, 'staff', () => setPassword(email, password, isCreating));
    return `${done}\nNew password, shown only once: ${password}\nSign in at ${settings().publicUrl}/admin`;
  } finally {
    await app.destroy();
  }
}

run(process.argv.slice(2)).then(
  (output) => {
    console.log(output);
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error instanceof CommandError ? error.message : error);
    process.exit(1);
  },
);
