/** Emails the invitation of a new panel user, whose link Strapi only shows. Without a mail server, the link is to copy. */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { afterCommit } from '#lib/database/transaction';
import { enqueue, renderEmail, type EmailMessage } from '#lib/mail/enqueue';
import { formatFullName, getPanelUser } from '#lib/panel-user';
import { hasMailServer } from '#lib/mail/server';
import { settings } from '#lib/settings';
import { fetchBrandNames } from '#lib/site-settings/queries';
import { addRouteMiddlewares } from './revoke-sessions';
import { superAdminCode } from './own-account';

/** Invitations to the panel end after a week: Strapi's links work until they are accepted, in any old mailbox. */
const invitationDays = 7;

const validForMs = invitationDays * 86_400_000;

const expiredMessage = 'This invitation has expired. Please ask for a new one.';

function tokenOf({ query, request }: Context): string | null {
  const { registrationToken } = (request.body ?? {}) as { registrationToken?: unknown };
  const token = query['registrationToken'] ?? registrationToken;
  return typeof token === 'string' && token !== '' ? token : null;
}

async function hasExpired(token: string, now: Date): Promise<boolean> {
  const where = { registrationToken: token, createdAt: { $lt: new Date(now.getTime() - validForMs) } };
  return (await strapi.db.query('admin::user').count({ where })) > 0;
}

async function rejectExpired(ctx: Context, next: Next): Promise<void> {
  const token = tokenOf(ctx);
  if (token === null || !(await hasExpired(token, new Date()))) return next();
  ctx.status = 400;
  ctx.body = { data: null, error: { status: 400, name: 'ValidationError', message: expiredMessage, details: {} } };
}

export const endInvitations = (strapi: Core.Strapi): void =>
  addRouteMiddlewares(strapi, {
    'authentication.registrationInfo': rejectExpired,
    'authentication.register': rejectExpired,
  });

type Invitation = { to: string; roles: string[]; invitedBy: string | null; url: string };

const listRoles = (roles: string[]) => (roles.length > 0 ? ` as ${roles.join(' and ')}` : '');

async function invitationEmail({ to, roles, invitedBy, url }: Invitation): Promise<EmailMessage> {
  const { name } = await fetchBrandNames();
  const inviter = invitedBy ?? name;
  return renderEmail({
    to,
    subject: `Your invitation to the panel of ${name}`,
    paragraphs: [
      `${inviter} has invited you to edit the website of ${name}${listRoles(roles)}.`,
      `Open the link below to choose your password. It works once, within ${invitationDays} days.`,
      'If you did not expect this invitation, ignore this email.',
    ],
    link: { label: 'Accept the invitation', url },
    from: name,
  });
}

export async function panelResetEmail(to: string, url: string): Promise<EmailMessage> {
  const { name } = await fetchBrandNames();
  return renderEmail({
    to,
    subject: `Reset your password for the panel of ${name}`,
    paragraphs: [
      `We received a request to reset the password of your account in the panel of ${name}.`,
      'Open the link below to choose a new one. It works once.',
      'If it wasn’t you, ignore this email: your password stays as it is.',
    ],
    link: { label: 'Choose a new password', url },
    from: name,
  });
}

type SignIn = { user: { id: number } };

const key = { type: 'app', name: 'panel', key: 'url' };

const findOrigin = (strapi: Core.Strapi): string | null => {
  const origin = strapi.requestContext.get()?.get('Origin') ?? '';
  return /^https?:\/\//.test(origin) ? origin : null;
};

const isSuperAdmin = async (strapi: Core.Strapi, id: number): Promise<boolean> =>
  (await strapi.db.query('admin::user').count({ where: { id, roles: { code: superAdminCode } } })) > 0;

/** Remembers where a super admin last signed in, if PANEL_URL is not set: other requests could name any host. */
export function rememberPanelUrl(strapi: Core.Strapi): void {
  if (settings().panelUrl) return;
  strapi.eventHub.on('admin.auth.success', async ({ user }: SignIn) => {
    const origin = findOrigin(strapi);
    if (origin && (await isSuperAdmin(strapi, user.id))) await strapi.store(key).set({ value: `${origin}/admin` });
  });
}

export async function findPanelUrl(strapi: Core.Strapi): Promise<string> {
  const remembered: unknown = settings().panelUrl ?? (await strapi.store(key).get({}));
  return typeof remembered === 'string' ? remembered : String(strapi.config.get('admin.absoluteUrl'));
}

type User = {
  id: number;
  email: string;
  isActive: boolean;
  registrationToken: string | null;
  roles?: { name: string }[];
};

function findInviter(): string | null {
  const user = getPanelUser();
  return user && formatFullName(user);
}

type Sender = { user: User; invitedBy: string | null };

async function invite(strapi: Core.Strapi, { user, invitedBy }: Sender): Promise<void> {
  const { email, roles = [], registrationToken } = user;
  const url = `${await findPanelUrl(strapi)}/auth/register?registrationToken=${registrationToken}`;
  await enqueue([await invitationEmail({ to: email, roles: roles.map(({ name }) => name), invitedBy, url })]);
}

/** Drops the message: those of the database name the values, such as the email address. */
const nameOf = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown error';
  return [error.name, Reflect.get(error, 'code')].filter(Boolean).join(' ');
};

export function sendInvitations(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterCreate({ result }) {
      const user = result as User;
      if (user.isActive || !user.registrationToken || !(await hasMailServer())) return;
      const invitedBy = findInviter();
      // The user exists by then, and the panel shows the link.
      await afterCommit(strapi, 'Inviting', () =>
        invite(strapi, { user, invitedBy }).catch((error: unknown) => {
          strapi.log.error(`The invitation of panel user ${user.id} was not queued: ${nameOf(error)}`);
        }),
      );
    },
  });
}
