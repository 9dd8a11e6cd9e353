/** The users of Strapi's panel, as opposed to the staff app's. */
import type { Context } from 'koa';

export type PanelUser = {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
};

/** The user of the panel whose request this is; null for staff, visitors and the server itself. */
export function getPanelUser(): PanelUser | null {
  const ctx = strapi.requestContext.get() as Context | undefined;
  const { user, auth } = ctx?.state ?? {};
  const isPanel = (auth as { strategy?: { name?: string } } | undefined)?.strategy?.name === 'admin';
  return isPanel ? (user as PanelUser) : null;
}

/** The signed-in user of a request that was authenticated. */
export const getPanelUserId = ({ state }: Context): number => (state['user'] as PanelUser).id;

/** The session of a signed-in request; null for one that is signed in otherwise. */
export const getPanelSessionId = ({ state }: Context): string | null =>
  (state['session'] as { id: string } | undefined)?.id ?? null;

/** Null if neither name is set. */
export const formatFullName = ({ firstname, lastname }: Pick<PanelUser, 'firstname' | 'lastname'>): string | null =>
  [firstname, lastname].filter(Boolean).join(' ') || null;
