/** Adds entries to the audit log when users of the panel sign in or out, and when somebody fails to. */
import type { Core } from '@strapi/strapi';
import type { Context, Middleware, Next } from 'koa';
import { toPanelActor, toUserRecord, visitor, recordAudit, type AuditRecord } from '#lib/audit/record';
import { clientIp } from '#lib/client-ip';
import type { PanelUser } from '#lib/panel-user';
import { addRouteMiddlewares } from './revoke-sessions';

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
