import type { Context } from 'koa';
import * as z from 'zod';
import { messageSchema } from '#domain/shared/response-schemas';
import { sessionSchema } from '#domain/user/schema';
import { clearSessionCookie } from '#lib/credentials';
import { pathParam } from '#lib/parse';
import { defineRoutes } from '#lib/routes';
import { requireSession, requireUser } from '#lib/session';
import { listUserSessions, revokeAll, revokeOne } from '../sessions';
import { findStaffUser } from '../users';

const currentId = (ctx: Context) => requireSession(ctx).session.documentId;

const sessions = { sessions: z.array(sessionSchema) };

export default defineRoutes({
  'GET /auth/sessions': {
    id: 'auth.sessions.listOwn',
    access: 'user',
    summary: 'The sessions of the signed-in user, the last used first.',
    response: sessions,
    handle: async (ctx) => ({
      sessions: await listUserSessions(requireUser(ctx), currentId(ctx), new Date()),
    }),
  },
  'DELETE /auth/sessions': {
    id: 'auth.sessions.revokeOthers',
    access: 'user',
    summary: 'Revoke all sessions of the signed-in user but the one of this request.',
    response: { message: messageSchema },
    handle: async (ctx) => revokeAll(requireUser(ctx), currentId(ctx), new Date()),
  },
  'DELETE /auth/sessions/:id': {
    id: 'auth.sessions.revokeOwn',
    access: 'user',
    summary: 'Revoke a session of the signed-in user.',
    response: { message: messageSchema },
    async handle(ctx) {
      const id = pathParam(ctx, 'id');
      const response = await revokeOne(requireUser(ctx), id, new Date());
      if (id === currentId(ctx)) clearSessionCookie(ctx);
      return response;
    },
  },
  'GET /auth/users/:id/sessions': {
    id: 'auth.sessions.listOfUser',
    access: 'admin',
    summary: 'The sessions of a user, the last used first.',
    response: sessions,
    async handle(ctx) {
      const owner = await findStaffUser(pathParam(ctx, 'id'));
      return { sessions: await listUserSessions(owner, currentId(ctx), new Date()) };
    },
  },
  'DELETE /auth/users/:id/sessions': {
    id: 'auth.sessions.revokeAllOfUser',
    access: 'admin',
    summary: 'Revoke all sessions of a user, except the one of this request.',
    response: { message: messageSchema },
    async handle(ctx) {
      const owner = await findStaffUser(pathParam(ctx, 'id'));
      return revokeAll(owner, owner.id === requireUser(ctx).id ? currentId(ctx) : undefined, new Date());
    },
  },
  'DELETE /auth/users/:id/sessions/:session': {
    id: 'auth.sessions.revokeOfUser',
    access: 'admin',
    summary: 'Revoke a session of a user.',
    response: { message: messageSchema },
    async handle(ctx) {
      const owner = await findStaffUser(pathParam(ctx, 'id'));
      return revokeOne(owner, pathParam(ctx, 'session'), new Date());
    },
  },
});
