/** Invitations to the panel end after a week: Strapi's links work until they are accepted, in any old mailbox. */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { addRouteMiddlewares } from './change-routes';

export const invitationDays = 7;

const validForMs = invitationDays * 86_400_000;

export const expiredMessage = 'This invitation has expired. Please ask for a new one.';

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
