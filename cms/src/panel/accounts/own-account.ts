/**
 * Panel users give their current password to change their own email address, as for their password: a stolen session alone
 * must not become an account. Strapi requires it for the password only, and limits no guesses.
 */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { messages } from '#domain/shared/messages';
import { enqueue, renderEmail, type EmailMessage } from '#lib/mail/enqueue';
import { getPanelSessionId } from '#lib/panel-user';
import { rejectedFields } from '#lib/parse';
import { consume, refund } from '#lib/limits';
import { setDeviceCookie, toSignInAttempt } from '#lib/sign-in-limits';
import { fetchBrandNames } from '#lib/site-settings/queries';
import { isWithinLimits } from './auth-service';
import { addRouteMiddlewares } from './revoke-sessions';
import { errors } from '@strapi/utils';
import { withLock } from '#lib/mutex';

type User = { id: number; email: string; password: string };
type Body = { email?: unknown; password?: unknown; currentPassword?: unknown };
type AuthService = { validatePassword: (password: string, hash: string) => Promise<boolean> };
type Sessions = {
  listSessions: (userId: string) => Promise<{ sessionId: string }[]>;
  revokeSessionById: (userId: string, sessionId: string) => Promise<unknown>;
};

const userOf = ({ state }: Context) => state['user'] as User;
const bodyOf = ({ request }: Context) => (request.body ?? {}) as Body;

/** The form in which Strapi stores it. */
const normalize = (email: unknown) => (typeof email === 'string' ? email.toLowerCase() : email);

const changesEmail = (ctx: Context): boolean => {
  const { email } = bodyOf(ctx);
  return email !== undefined && normalize(email) !== userOf(ctx).email;
};

const rejectPassword = (msg: string) => rejectedFields([{ path: 'currentPassword', msg }]);

/** Strapi's sessions get another id each time they are renewed; only the end of a sign-in stays the same. */
async function signInKeyOf(ctx: Context): Promise<string> {
  const session: { absoluteExpiresAt: string | Date } | null = await strapi.db
    .query('admin::session')
    .findOne({ select: ['absoluteExpiresAt'], where: { sessionId: getPanelSessionId(ctx) } });
  return `${userOf(ctx).id} ${session ? new Date(session.absoluteExpiresAt).getTime() : ''}`;
}

/** Whether the guess is within the limit; sends a 429 otherwise. Throws if it is wrong. */
async function confirmPassword(ctx: Context): Promise<boolean> {
  const { password } = userOf(ctx);
  const { currentPassword } = bodyOf(ctx);
  if (typeof currentPassword !== 'string' || currentPassword === '')
    throw rejectPassword(messages.currentPasswordRequired);
  const key = await signInKeyOf(ctx);
  if (!(await isWithinLimits(ctx, () => consume('panel current passwords by sign-in', key)))) return false;
  const auth = strapi.service('admin::auth') as unknown as AuthService;
  if (!(await auth.validatePassword(currentPassword, password))) throw rejectPassword(messages.currentPasswordWrong);
  await refund('panel current passwords by sign-in', key);
  return true;
}

async function endOtherSessions(ctx: Context): Promise<void> {
  const sessions = strapi.sessionManager('admin') as unknown as Sessions;
  const userId = String(userOf(ctx).id);
  const others = (await sessions.listSessions(userId)).filter(({ sessionId }) => sessionId !== getPanelSessionId(ctx));
  for (const { sessionId } of others) await sessions.revokeSessionById(userId, sessionId);
}

async function emailChangedEmail(to: string): Promise<EmailMessage> {
  const { name } = await fetchBrandNames();
  return renderEmail({
    to,
    subject: `The email address of your account in the panel of ${name} was changed`,
    paragraphs: [
      `Your account in the panel of ${name} has another email address now, and you were signed out on your other devices.`,
      'If it wasn’t you, tell a super admin at once.',
    ],
    from: name,
  });
}

async function protectOwnProfile(ctx: Context, next: Next): Promise<void> {
  const isEmailChange = changesEmail(ctx);
  const needsPassword = isEmailChange || bodyOf(ctx).password !== undefined;
  if (needsPassword && !(await confirmPassword(ctx))) return;
  const { email } = userOf(ctx);
  await next();
  if (!needsPassword || ctx.status >= 300) return;
  const { data } = ctx.body as { data: { email: string } };
  setDeviceCookie(ctx, await toSignInAttempt(ctx, 'panel sign-in', data.email));
  if (!isEmailChange) return;
  await endOtherSessions(ctx);
  await enqueue([await emailChangedEmail(email)]);
}

/** The form of another user has no field for the current password. */
async function rejectOwnSignIn(ctx: Context, next: Next): Promise<void> {
  const isOwn = Number(ctx['params'].id) === Number(userOf(ctx).id);
  const field = changesEmail(ctx) ? 'email' : bodyOf(ctx).password ? 'password' : null;
  if (isOwn && field !== null)
    throw rejectedFields([{ path: field, msg: `Please change your own ${field} in your profile` }]);
  await next();
}

export const protectOwnAccount = (strapi: Core.Strapi): void =>
  addRouteMiddlewares(strapi, {
    'authenticated-user.updateMe': protectOwnProfile,
    'user.update': rejectOwnSignIn,
  });

const message =
  'This is the only super admin who can sign in. Give another active user the role Super Admin first, then try again.';

const usersUid = 'admin::user';
export const superAdminCode = 'strapi-super-admin';
const canSignIn = { isActive: true, roles: { code: superAdminCode } };

type Change = { ids: number[]; isDeletion: boolean; isActive?: unknown; roles?: unknown };

const toIds = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);

const changes: Record<string, (ctx: Context) => Change> = {
  'user.update': ({ params, request }) => {
    const body = (request.body ?? {}) as Partial<Change>;
    return { ids: [Number(params.id)], isDeletion: false, isActive: body.isActive, roles: body.roles };
  },
  'user.deleteOne': ({ params }) => ({ ids: [Number(params.id)], isDeletion: true }),
  'user.deleteMany': ({ request }) => ({
    ids: toIds((request.body as { ids?: unknown } | undefined)?.ids),
    isDeletion: true,
  }),
};

async function losesRights({ isDeletion, isActive, roles }: Change): Promise<boolean> {
  if (isDeletion || isActive === false) return true;
  if (!Array.isArray(roles)) return false;
  const superAdmin = await strapi.db.query('admin::role').findOne({ where: { code: superAdminCode } });
  return !toIds(roles).includes(Number(superAdmin?.id));
}

async function leavesNone(change: Change): Promise<boolean> {
  const users: { id: number }[] = await strapi.db.query(usersUid).findMany({ where: canSignIn, select: ['id'] });
  const areAllAffected = users.length > 0 && users.every(({ id }) => change.ids.includes(Number(id)));
  return areAllAffected && losesRights(change);
}

/** Strapi deletes the users one by one, and fails at the first that doesn't exist. */
async function rejectUnknown({ ids, isDeletion }: Change): Promise<void> {
  if (!isDeletion || ids.length === 0) return;
  const known = ids.every((id) => Number.isSafeInteger(id))
    ? await strapi.db.query(usersUid).count({ where: { id: { $in: ids } } })
    : 0;
  if (known < new Set(ids).size)
    throw new errors.NotFoundError('One of these users no longer exists. Please reload the list.');
}

const protect = (readChange: (ctx: Context) => Change) => (ctx: Context, next: Next) =>
  // One after the other, also on other replicas: two super admins could demote each other at the same time.
  withLock('panel-users', async () => {
    const change = readChange(ctx);
    await rejectUnknown(change);
    if (await leavesNone(change)) throw new errors.ValidationError(message);
    return next() as Promise<unknown>;
  });

/**
 * Rejects deactivating, demoting or deleting the last super admin who can sign in: Strapi's own check also counts those who
 * are inactive or were only invited. It has no extension point between these routes and its services.
 */
export const protectLastSuperAdmin = (strapi: Core.Strapi): void =>
  addRouteMiddlewares(
    strapi,
    Object.fromEntries(Object.entries(changes).map(([handler, readChange]) => [handler, protect(readChange)])),
  );
