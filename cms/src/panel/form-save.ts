/** Saves of the panel's forms, as opposed to other writes that a request causes. */
import type { Context } from 'koa';

export type PanelUser = {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
};

const formPath = /^\/content-manager\/(?:collection|single)-types\/([^/]+)(?:\/([^/]+))?$/;

const request = () => strapi.requestContext.get() as Context | undefined;

/** The version that the form loaded, which it sends as `If-Match`; null if this is no save of its document. */
export function getFormVersion(uid: string, documentId: unknown): string | null {
  const ctx = request();
  if (!ctx || ctx.method !== 'PUT') return null;
  const [, type, id] = formPath.exec(ctx.path) ?? [];
  const version = ctx.get('If-Match').replaceAll('"', '');
  return type === uid && (id === undefined || id === documentId) && version !== '' ? version : null;
}

/** The user of the panel whose request this is; null for staff, visitors and the server itself. */
export function getPanelUser(): PanelUser | null {
  const { user, auth } = request()?.state ?? {};
  const isPanel = (auth as { strategy?: { name?: string } } | undefined)?.strategy?.name === 'admin';
  return isPanel ? (user as PanelUser) : null;
}

export const nameOf = ({ firstname, lastname, username }: PanelUser) =>
  [firstname, lastname].filter(Boolean).join(' ') || username || 'Another user of the panel';
