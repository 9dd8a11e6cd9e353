/** Who did something, and from where. */
import type { Context } from 'koa';
import type { AuditActorKind, AuditSource } from '#domain/audit/constants';
import type { User } from '#domain/user/user';
import { formatFullName, getPanelUser, type PanelUser } from '../panel-user';
import { clientIp } from '../client-ip';
import { isApiPath } from '../match-route';
import { currentUser } from '../session';

export type AuditActor = {
  kind: AuditActorKind;
  /** Of the user. */
  id: string | null;
  name: string | null;
};

export const visitor: AuditActor = { kind: 'visitor', id: null, name: null };

const system: AuditActor = { kind: 'system', id: null, name: null };

export const toStaffActor = ({
  _id,
  firstName,
  lastName,
  email,
}: Pick<User, '_id' | 'firstName' | 'lastName' | 'email'>): AuditActor => ({
  kind: 'user',
  id: _id,
  name: [firstName, lastName].filter(Boolean).join(' ') || email,
});

export const toPanelActor = (user: PanelUser & { email?: string | null }): AuditActor => ({
  kind: 'panel-user',
  id: String(user.id),
  name: formatFullName(user) ?? user.email ?? null,
});

const requestContext = () => strapi.requestContext.get() as Context | undefined;

let command: AuditActor | null = null;

/** For commands: everything that this process does from now on is done by the command. */
export function recordAsCommand(name: string): void {
  command = { kind: 'command', id: null, name };
}

/** Of the current request; a request without a session is a visitor's. */
export function currentActor(): AuditActor {
  const ctx = requestContext();
  if (!ctx) return command ?? system;
  const staff = currentUser(ctx);
  if (staff) return toStaffActor(staff.user);
  const panelUser = getPanelUser();
  return panelUser ? toPanelActor(panelUser) : visitor;
}

export function currentSource(): AuditSource {
  const ctx = requestContext();
  if (!ctx) return command ? 'command' : 'system';
  return isApiPath(ctx.path) ? 'staff-app' : 'panel';
}

export function currentIpAddress(): string | null {
  const ctx = requestContext();
  return ctx ? clientIp(ctx.req) : null;
}
