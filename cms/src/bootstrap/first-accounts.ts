/**
 * Creates the roles of staff, and the accounts for the first sign-in. Generated passwords are written to
 * `DATA_DIR/first-accounts.json`; the start script prints them once and deletes the file. The startup lock keeps other
 * replicas waiting.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InitialAccount, Settings } from '#domain/settings/settings';
import { roles } from '#domain/user/permission';
import { generatePassword, roleUid, userUid } from '#lib/staff-user';
import { insertUser } from '../api/auth/users';

type Account = 'staffAdmin' | 'staffModerator' | 'panelAdmin';
type GeneratedAccounts = Partial<Record<Account, { email: string; password: string }>>;

async function createStaffUser(account: InitialAccount, password: string, role: 'admin' | 'moderator') {
  const name =
    role === 'admin' ? { firstName: 'Brewery', lastName: 'Admin' } : { firstName: 'Taproom', lastName: 'Moderator' };
  await insertUser({ ...name, email: account.email, password, role });
}

async function createPanelAdmin(account: InitialAccount, password: string) {
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

const countUsers = (where: object): Promise<number> => strapi.db.query(userUid).count({ where });

async function findMissingStaff({ seed, staffModerator }: Settings): Promise<Account[]> {
  const hasModerator = seed || staffModerator.isRequested;
  const users = await countUsers({});
  const admins = await countUsers({ role: { type: 'admin' } });
  return [
    ...(admins === 0 ? (['staffAdmin'] as const) : []),
    ...(users === 0 && hasModerator ? (['staffModerator'] as const) : []),
  ];
}

async function findMissingPanelAdmin(): Promise<Account[]> {
  const exists: boolean = await strapi.service('admin::user').exists();
  return exists ? [] : ['panelAdmin'];
}

const create = {
  staffAdmin: (account, password) => createStaffUser(account, password, 'admin'),
  staffModerator: (account, password) => createStaffUser(account, password, 'moderator'),
  panelAdmin: createPanelAdmin,
} satisfies Record<Account, (account: InitialAccount, password: string) => Promise<void>>;

async function createAccounts(names: Account[], settings: Settings): Promise<void> {
  const generated: GeneratedAccounts = {};
  for (const name of names) {
    const account = settings[name];
    const password = account.password ?? generatePassword();
    await create[name](account, password);
    if (account.password === null) generated[name] = { email: account.email, password };
  }
  if (Object.keys(generated).length > 0) writeGenerated(settings.dataDir, generated);
}

/** Readable by the owner only; keeps earlier accounts that were not printed yet. */
function writeGenerated(dataDir: string, generated: GeneratedAccounts) {
  const file = join(dataDir, 'first-accounts.json');
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GeneratedAccounts) : {};
  writeFileSync(file, `${JSON.stringify({ ...earlier, ...generated }, null, 2)}\n`, { mode: 0o600 });
}

/** Never changes an existing account. */
export async function ensureFirstAccounts(settings: Settings): Promise<void> {
  // Both staff users or none: with one user present, the other is not created at the next start.
  await strapi.db.transaction(async () => createAccounts(await findMissingStaff(settings), settings));
  // Runs outside a transaction: Strapi's panel still queries its users after `create` has resolved.
  await createAccounts(await findMissingPanelAdmin(), settings);
}

const descriptions = {
  admin: { name: 'Admin', description: 'Everything in the staff app, including its users.' },
  moderator: { name: 'Moderator', description: 'Everything in the staff app except other users.' },
  bartender: { name: 'Bartender', description: 'Only the tap lists of their taprooms, in bar mode.' },
};

/** Creates the roles of staff users. Our routes ignore the permissions that Strapi stores for them. */
export async function ensureRoles(): Promise<void> {
  for (const type of roles) {
    const count = await strapi.db.query(roleUid).count({ where: { type } });
    if (count === 0) await strapi.db.query(roleUid).create({ data: { type, ...descriptions[type] } });
  }
}
