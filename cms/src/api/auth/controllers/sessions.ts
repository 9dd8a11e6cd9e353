/** The devices on which users are signed in: their own, and for admins those of every user. */
import type { Context } from 'koa';
import { clearSessionCookie } from '#lib/credentials';
import { pathParam } from '#lib/parse';
import { requireSession, requireUser } from '#lib/session';
import { findOwner, ownerOf } from '../users';
import { listUserSessions, revokeAll, revokeOne } from '../sessions';

const currentId = (ctx: Context) => requireSession(ctx).session.documentId;

export default {
  async listOwn(ctx: Context) {
    return { sessions: await listUserSessions(ownerOf(requireUser(ctx)), currentId(ctx), new Date()) };
  },

  async revokeOwn(ctx: Context) {
    const id = pathParam(ctx, 'id');
    const response = await revokeOne(ownerOf(requireUser(ctx)), id, new Date());
    if (id === currentId(ctx)) clearSessionCookie(ctx);
    return response;
  },

  async revokeOthers(ctx: Context) {
    return revokeAll(ownerOf(requireUser(ctx)), currentId(ctx), new Date());
  },

  async listOfUser(ctx: Context) {
    const owner = await findOwner(pathParam(ctx, 'id'));
    return { sessions: await listUserSessions(owner, currentId(ctx), new Date()) };
  },

  async revokeOfUser(ctx: Context) {
    const owner = await findOwner(pathParam(ctx, 'id'));
    return revokeOne(owner, pathParam(ctx, 'session'), new Date());
  },

  /** Of an admin's own account, the session of the request stays. */
  async revokeAllOfUser(ctx: Context) {
    const owner = await findOwner(pathParam(ctx, 'id'));
    return revokeAll(owner, owner.id === requireUser(ctx).id ? currentId(ctx) : undefined, new Date());
  },
};
