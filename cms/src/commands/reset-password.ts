/** `reset-password.js EMAIL [--create] [--no-second-factor]`: a new password for a locked-out user. */
import { isEmail, normalizeEmail } from '#domain/shared/email-format';
import { recordAudit, recordAsCommand } from '#lib/audit/record';
import { CommandError, runCommand } from '#lib/command-error';
import { enqueue } from '#lib/mail/enqueue';
import { withLock } from '#lib/mutex';
import { deleteSecondFactor } from '#lib/second-factor';
import { settings } from '#lib/settings';
import { generatePassword, roleOf, userUid, type StoredUser } from '#lib/staff-user';
import { withStrapi } from '#lib/with-strapi';
import { secondFactorEmail } from '../api/auth/emails';
import { replacePassword } from '../api/auth/password-reset';
import { recordOf, findRoleId, insertUser } from '../api/auth/users';

const usage = 'Usage: npm run reset-password -- you@example.com [--create] [--no-second-factor]';

const flags = { create: '--create', noSecondFactor: '--no-second-factor' };

type Options = { isCreating: boolean; turnsOffSecondFactor: boolean };

function parseArguments(args: string[]): { email: string; options: Options } {
  const [email, ...others] = args.filter((arg) => !Object.values(flags).includes(arg)).map(normalizeEmail);
  if (email === undefined || others.length > 0) throw new CommandError(usage);
  if (!isEmail(email)) throw new CommandError(`"${email}" is not an email address.\n${usage}`);
  const options = {
    isCreating: args.includes(flags.create),
    turnsOffSecondFactor: args.includes(flags.noSecondFactor),
  };
  return { email, options };
}

/** The addresses for the message about a mistyped one. */
async function listStaffEmails(): Promise<string> {
  const users: StoredUser[] = await strapi.db
    .query(userUid)
    .findMany({ populate: ['role'], orderBy: { email: 'asc' } });
  return users.flatMap((user) => (roleOf(user) ? [`  ${user.email} (${roleOf(user)})`] : [])).join('\n');
}

/** Helps users who have lost the phone and the recovery codes. Returns whether two-step sign-in was on. */
async function turnOffSecondFactor(user: StoredUser): Promise<boolean> {
  if (!(await deleteSecondFactor(user.id))) return false;
  await recordAudit({ action: 'second-factor-off', area: 'sign-in', record: recordOf(user) }, new Date());
  await enqueue([await secondFactorEmail(user.email, 'off')]);
  return true;
}

async function setPassword(
  email: string,
  password: string,
  { isCreating, turnsOffSecondFactor }: Options,
): Promise<string> {
  const user: StoredUser | null = await strapi.db.query(userUid).findOne({ where: { email }, populate: ['role'] });
  if (user && roleOf(user)) {
    await replacePassword(user, { password, blocked: false });
    const isOff = turnsOffSecondFactor && (await turnOffSecondFactor(user));
    const done = `${email} has a new password, is not blocked and was signed out on all devices.`;
    return isOff ? `${done} Two-step sign-in is off.` : done;
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
  const { email, options } = parseArguments(args);
  return withStrapi(async () => {
    recordAsCommand('reset-password');
    const password = generatePassword();
    const done = await withLock('staff', () => setPassword(email, password, options));
    return `${done}\nNew password, shown only once: ${password}\nSign in at ${settings().publicUrl}/admin`;
  });
}

runCommand(run);
