/** What holds for writes to accounts of staff, by the API and the panel alike. */
import type { Core } from '@strapi/strapi';
import { normalizeEmail } from '#domain/shared/email-format';
import type { User } from '#domain/user/schema';
import { enqueue, type EmailMessage } from '#lib/mail/enqueue';
import { withTransactionLock } from '#lib/mutex';
import { rejectedFields } from '#lib/parse';
import { deleteSecondFactor } from '#lib/second-factor';
import { revokeUserSessions } from '#lib/session';
import { invitationPrefix, roleOf, serializeUser, userUid, type StoredUser } from '#lib/staff-user';
import { emailChangedEmails, newAdminEmail, passwordChangedEmail, roleChangedEmail } from '../api/auth/emails';
import { subscriberUid } from '../api/subscriber/document';

const message =
  'This is the only admin who can sign in to the staff app. Give another user the role Admin first, then try again.';

const canSignIn = { role: { type: 'admin' }, $or: [{ blocked: false }, { blocked: { $null: true } }] };

const find = (documentId: unknown): Promise<StoredUser | null> =>
  strapi.db.query(userUid).findOne({ where: { documentId: String(documentId) }, populate: ['role'] });

function findField(action: string, data: object | undefined): string {
  if (action === 'delete' || !data) return '';
  return Reflect.get(data, 'blocked') === true ? 'blocked' : 'role';
}

const serialize = (stored: StoredUser | null): User | null => {
  const role = stored && roleOf(stored);
  return stored && role ? serializeUser(stored, role) : null;
};

async function emailsAboutNewAdmin(admin: User): Promise<EmailMessage[]> {
  const others: StoredUser[] = await strapi.db
    .query(userUid)
    .findMany({ where: { ...canSignIn, documentId: { $ne: admin._id } } });
  return Promise.all(others.map(({ email }) => newAdminEmail(email, admin)));
}

/** Chooses the first password. */
const isInvited = ({ resetPasswordToken }: StoredUser) => resetPasswordToken?.startsWith(invitationPrefix) === true;

async function emailsAbout(before: StoredUser | null, after: StoredUser): Promise<EmailMessage[]> {
  const [user, former] = [serialize(after), serialize(before)];
  if (!user) return [];
  return Promise.all([
    ...(before && before.email !== user.email ? emailChangedEmails(before.email, user.email) : []),
    ...(before && before.password !== after.password && !isInvited(before) ? [passwordChangedEmail(user.email)] : []),
    ...(former && former.role !== user.role ? [roleChangedEmail(user)] : []),
    ...(user.role === 'admin' && former?.role !== 'admin' ? await emailsAboutNewAdmin(user) : []),
  ]);
}

/** Protects the last admin who can sign in, and emails users and the other admins about changes of accounts. */
function registerAccountChangeMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== userUid || !['create', 'update', 'delete'].includes(action)) return next();
    return withTransactionLock('staff', async () => {
      const before = action === 'create' ? null : await find(Reflect.get(params, 'documentId'));
      const result = await next();
      const wasAdmin = before !== null && roleOf(before) === 'admin' && !before.blocked;
      if (wasAdmin && (await strapi.db.query(userUid).count({ where: canSignIn })) === 0)
        throw rejectedFields([{ path: findField(action, Reflect.get(params, 'data')), msg: message }]);
      const after = action === 'delete' ? null : await find(Reflect.get(Object(result), 'documentId'));
      if (after) await enqueue(await emailsAbout(before, after));
      return result;
    });
  });
}

const uidsWithEmail = new Set<string>([subscriberUid, userUid]);

const hasEmail = (data: unknown): data is { email: string } =>
  typeof data === 'object' && data !== null && 'email' in data && typeof data.email === 'string';

/** Stores e-mail addresses from the panel in lowercase, as the API does, so that none exists twice. */
function registerNormalizeEmailMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(({ uid, action, params }, next) => {
    const isWrite = action === 'create' || action === 'update';
    const data: unknown = uidsWithEmail.has(uid) && isWrite ? Reflect.get(params, 'data') : undefined;
    if (hasEmail(data)) data.email = normalizeEmail(data.email);
    return next();
  });
}

const revokingFields = ['password', 'role', 'blocked'];

type Change = Record<string, unknown>;

const hasAny = (data: Change | undefined, fields: string[]) =>
  Object.entries(data ?? {}).some(([name, value]) => value !== undefined && fields.includes(name));

/** A new password, role or block ends sessions and reset links; a new email address ends the links, too. */
export function revokeSessionsOfChangedUsers(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    beforeUpdate({ params }: { params: { data?: Change } }) {
      if (params.data && hasAny(params.data, [...revokingFields, 'email'])) params.data['resetPasswordToken'] = null;
    },
    async afterUpdate({ params, result }: { params: { data?: Change }; result?: { id?: number } }) {
      if (hasAny(params.data, revokingFields) && result?.id) await revokeUserSessions(result.id);
    },
    async afterDelete({ result }: { result?: { id?: number } | null }) {
      if (!result?.id) return;
      await revokeUserSessions(result.id);
      await deleteSecondFactor(result.id);
    },
  });
}

export function registerAccountMiddlewares(strapi: Core.Strapi): void {
  registerAccountChangeMiddleware(strapi);
  registerNormalizeEmailMiddleware(strapi);
}
