/**
 * Signs users of the panel out when their password changes or they are deactivated, also by another super admin or a
 * command; Strapi does so only for a password that users change themselves. Links to reset the password end then, and
 * when the email address changes.
 */
import type { Core } from '@strapi/strapi';
import type { Middleware, Context, Next } from 'koa';
import { toPanelActor, toUserRecord, visitor, recordAudit, type AuditRecord } from '#lib/audit/record';
import { clientIp } from '#lib/client-ip';
import type { PanelUser } from '#lib/panel-user';

type Change = {
  password?: unknown;
  email?: unknown;
  isActive?: unknown;
  blocked?: unknown;
  resetPasswordToken?: unknown;
};

const endsSessions = ({ password, isActive, blocked }: Change) =>
  password !== undefined || isActive === false || blocked === true;

export function revokeSessionsOfChangedPanelUsers(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeUpdate({ params }: { params: { data?: Change } }) {
      const { data } = params;
      const endsLink = data && (endsSessions(data) || data.email !== undefined);
      if (endsLink && data.resetPasswordToken === undefined) data.resetPasswordToken = null;
    },
    async afterUpdate({ params, result }: { params: { data?: Change }; result?: { id?: number } }) {
      if (result?.id && endsSessions(params.data ?? {})) {
        await strapi.sessionManager('admin').invalidateRefreshToken(String(result.id));
      }
    },
  });
}

type Route = { handler: string; config?: { middlewares?: (Middleware | string)[] } };

/**
 * Adds middlewares by Strapi's handlers. Strapi's own are kept, except those in `replaced`. Throws if Strapi
 * has no such route: the start fails rather than losing a check.
 */
export function addRouteMiddlewares(
  strapi: Core.Strapi,
  middlewares: Record<string, Middleware>,
  { replaced = [] }: { replaced?: string[] } = {},
): void {
  const routes = (strapi.admin.routes['admin']?.routes ?? []) as Route[];
  for (const [handler, middleware] of Object.entries(middlewares)) {
    const route = routes.find((each) => each.handler === handler);
    if (!route) throw new Error(`Strapi has no route ${handler}`);
    const kept = (route.config?.middlewares ?? []).filter(
      (each) => typeof each !== 'string' || !replaced.includes(each),
    );
    route.config = { ...route.config, middlewares: [...kept, middleware] };
  }
}

const recordOf = (user: PanelUser): AuditRecord => toUserRecord('panel-user', toPanelActor(user));

const recordOwn = (action: 'signed-in' | 'signed-out', user: PanelUser) =>
  recordAudit({ action, area: 'sign-in', actor: toPanelActor(user), record: recordOf(user) }, new Date());

const recordDelayMs = 1000;

/**
 * Only attempts with the email address of a user: others may contain mistyped passwords. Some time after the response,
 * which would otherwise take longer for existing users.
 */
async function recordFailure(email: unknown, ipAddress: string): Promise<void> {
  if (typeof email !== 'string') return;
  const user: PanelUser | null = await strapi.db
    .query('admin::user')
    .findOne({ where: { email: email.toLowerCase() } });
  if (!user) return;
  const event = {
    action: 'sign-in-failed',
    area: 'sign-in',
    actor: visitor,
    record: recordOf(user),
    ipAddress,
  } as const;
  await recordAudit(event, new Date());
}

function scheduleFailureRecord({ request, req }: Context): void {
  const { email } = (request.body ?? {}) as { email?: unknown };
  const ipAddress = clientIp(req);
  setTimeout(
    () =>
      void recordFailure(email, ipAddress).catch((error: unknown) =>
        strapi.log.error(`A failed sign-in to the panel was not recorded: ${String(error)}`),
      ),
    recordDelayMs,
  );
}

async function recordSignIn(ctx: Context, next: Next): Promise<void> {
  try {
    await next();
  } catch (error) {
    scheduleFailureRecord(ctx);
    throw error;
  }
  if (ctx.status < 300) await recordOwn('signed-in', ctx.state['user'] as PanelUser);
  else scheduleFailureRecord(ctx);
}

async function recordSignOut(ctx: Context, next: Next): Promise<void> {
  await next();
  await recordOwn('signed-out', ctx.state['user'] as PanelUser);
}

const recorders: Record<string, Middleware> = {
  'authentication.login': recordSignIn,
  'authentication.logout': recordSignOut,
};

/** Call it after the limits, so that attempts that they reject are no entries. */
export const recordPanelSignIns = (strapi: Core.Strapi): void => addRouteMiddlewares(strapi, recorders);
