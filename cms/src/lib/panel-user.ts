/** The users of Strapi's panel, as opposed to the staff app's. */
import type { Context } from 'koa';
import { isApiPath } from './routes';

export type PanelUser = {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
  email?: string | null;
};

/** The user of the panel whose request this is; null for staff, visitors and the server itself. */
export function getPanelUser(): PanelUser | null {
  const ctx = strapi.requestContext.get() as Context | undefined;
  const { user, auth } = ctx?.state ?? {};
  const isPanel = (auth as { strategy?: { name?: string } } | undefined)?.strategy?.name === 'admin';
  return isPanel ? (user as PanelUser) : null;
}

export const getPanelUserId = ({ state }: Context): number => (state['user'] as PanelUser).id;

/** The session of a signed-in request; null for one that is signed in otherwise. */
export const getPanelSessionId = ({ state }: Context): string | null =>
  (state['session'] as { id: string } | undefined)?.id ?? null;

/** Null if neither name is set. */
export const formatFullName = ({ firstname, lastname }: Pick<PanelUser, 'firstname' | 'lastname'>): string | null =>
  [firstname, lastname].filter(Boolean).join(' ') || null;

/** Whether the current code handles a request of Strapi's panel, not a call of our API, the seed or a migration. */
export function isPanelRequest(): boolean {
  const path = strapi.requestContext.get()?.path;
  return path !== undefined && !isApiPath(path);
}

export const isContentManagerRequestOf = (uid: string): boolean => {
  const path = strapi.requestContext.get()?.path ?? '';
  const ofType = `/content-manager/collection-types/${uid}`;
  return path === ofType || path.startsWith(`${ofType}/`);
};

/** Whether the request is of the panel's form or list, and not of our extensions of the panel. */
export const isContentManagerRequest = (): boolean =>
  strapi.requestContext.get()?.path.startsWith('/content-manager/') ?? false;
