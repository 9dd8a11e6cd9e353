/** The devices on which users are signed in. */
import * as z from 'zod';
import { messageSchema } from '#domain/shared/response-schemas';
import { sessionSchema } from '#domain/user/schema';
import { defineRoutes } from '#lib/routes';

const sessions = { sessions: z.array(sessionSchema) };

export default defineRoutes({
  'GET /auth/sessions': {
    action: 'api::auth.sessions.listOwn',
    access: 'user',
    summary: 'The sessions of the signed-in user, the last used first.',
    response: sessions,
  },
  'DELETE /auth/sessions': {
    action: 'api::auth.sessions.revokeOthers',
    access: 'user',
    summary: 'Revoke all sessions of the signed-in user but the one of this request.',
    response: { message: messageSchema },
  },
  'DELETE /auth/sessions/:id': {
    action: 'api::auth.sessions.revokeOwn',
    access: 'user',
    summary: 'Revoke a session of the signed-in user.',
    response: { message: messageSchema },
  },
  'GET /auth/users/:id/sessions': {
    action: 'api::auth.sessions.listOfUser',
    access: 'admin',
    summary: 'The sessions of a user, the last used first.',
    response: sessions,
  },
  'DELETE /auth/users/:id/sessions': {
    action: 'api::auth.sessions.revokeAllOfUser',
    access: 'admin',
    summary: 'Revoke all sessions of a user, except the one of this request.',
    response: { message: messageSchema },
  },
  'DELETE /auth/users/:id/sessions/:session': {
    action: 'api::auth.sessions.revokeOfUser',
    access: 'admin',
    summary: 'Revoke a session of a user.',
    response: { message: messageSchema },
  },
});
