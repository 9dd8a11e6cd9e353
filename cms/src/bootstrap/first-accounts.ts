/**
 * The accounts somebody must have to sign in for the first time. Passwords that no setting gives are generated and left
 * in `DATA_DIR/first-accounts.json` for the start script, which prints them once and removes the file.
 */
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InitialAccount, Settings } from '#domain/settings/settings';
import { withLock, runExclusive } from '#lib/mutex';
import { userUid } from '#lib/staff-user';
import { insertUser } from '../api/auth/mutations';

type Account = 'staffAdmin' | 'staffModerator' | 'panelAdmin';
type Generated = Partial<Record<Account, { email: string; password: string }>>;

// Nothing that looks like something else when it is typed from a screen.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function generatePassword(): string {
  const password = Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
  return /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password) ? password : generatePassword();
}

async function addStaff(account: InitialAccount, password: string, role: 'admin' | 'moderator') {
  const name =
    role === 'admin' ? { firstName: 'Brewery', lastName: 'Admin' } : { firstName: 'Taproom', lastName: 'Moderator' };
  await insertUser({ ...name, email: account.email, password, role });
}

async function addPanelAdmin(account: InitialAccount, password: string) {
  const superAdmin = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service('admin::user').create({
    firstname: 'Panel',
    lastname: 'Admin',
    email: account.email,
    password,
    isActive: true,
    registrationToken: null,
    roles: [superAdmin.id],
  });
}

const countStaff = (where: object): Promise<number> => strapi.db.query(userUid).count({ where });

async function missingStaff(): Promise<Account[]> {
  const staff = await countStaff({});
  const admins = await countStaff({ role: { type: 'admin' } });
  return [...(admins === 0 ? (['staffAdmin'] as const) : []), ...(staff === 0 ? (['staffModerator'] as const) : [])];
}

async function missingPanelAdmin(): Promise<Account[]> {
  const isThere: boolean = await strapi.service('admin::user').exists();
  return isThere ? [] : ['panelAdmin'];
}

const add = {
  staffAdmin: (account, password) => addStaff(account, password, 'admin'),
  staffModerator: (account, password) => addStaff(account, password, 'moderator'),
  panelAdmin: addPanelAdmin,
} satisfies Record<Account, (account: InitialAccount, password: string) => Promise<void>>;

async function addAccounts(names: Account[], settings: Settings): Promise<void> {
  const generated: Generated = {};
  for (const name of names) {
    const account = settings[name];
    const password = account.password ?? generatePassword();
    await add[name](account, password);
    if (account.password === null) generated[name] = { email: account.email, password };
  }
  if (Object.keys(generated).length > 0) writeGenerated(settings.dataDir, generated);
}

/** Readable by the owner only, and added to when an earlier one was not printed yet. */
function writeGenerated(dataDir: string, generated: Generated) {
  const file = join(dataDir, 'first-accounts.json');
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Generated) : {};
  writeFileSync(file, `${JSON.stringify({ ...earlier, ...generated }, null, 2)}\n`, { mode: 0o600 });
}

/** Never touches an account that is there. */
export async function ensureFirstAccounts(settings: Settings): Promise<void> {
  await withLock(strapi, 'first accounts', async () => addAccounts(await missingStaff(), settings));
  // Not in a transaction: Strapi's panel goes on counting its users after it has answered.
  await runExclusive('first accounts', async () => addAccounts(await missingPanelAdmin(), settings));
}
