/** Signing in, and who may (api.md §2, §5). */
import * as z from 'zod';
import { loginInput } from '#domain/user/login';
import { userInput, userUpdate } from '#domain/user/input';
import { messageSchema } from '#domain/shared/response-schemas';
import { defineRoutes } from '#lib/routes';
import { userSchema } from '#domain/user/schema';

export default defineRoutes([
  {
    method: 'POST',
    path: '/auth/login',
    action: 'api::auth.auth.login',
    access: 'public',
    summary: 'Sign in. The answer also sets the session cookie.',
    body: loginInput,
    response: { token: z.string(), user: userSchema, message: messageSchema },
  },
  {
    method: 'POST',
    path: '/auth/logout',
    action: 'api::auth.auth.logout',
    access: 'optional',
    summary: 'End the session everywhere, at once. Without a session: 200, too.',
    response: { message: messageSchema },
  },
  {
    method: 'GET',
    path: '/auth/me',
    action: 'api::auth.auth.me',
    access: 'staff',
    summary: 'Who is signed in.',
    response: { user: userSchema },
  },
  {
    method: 'GET',
    path: '/auth/users',
    action: 'api::auth.auth.users',
    access: 'staff',
    summary: 'All members of staff, newest first.',
    response: { users: z.array(userSchema) },
  },
  {
    method: 'POST',
    path: '/auth/users',
    action: 'api::auth.auth.createUser',
    access: 'admin',
    summary: 'Add a member of staff.',
    body: userInput,
    response: { user: userSchema },
    status: 201,
  },
  {
    method: 'PUT',
    path: '/auth/users/:id',
    action: 'api::auth.auth.updateUser',
    // Moderators may change themselves: api/auth/users.ts holds the rest of the rule.
    access: 'staff',
    summary: 'Change a member of staff. An absent or blank password stays as it is.',
    body: userUpdate,
    response: { user: userSchema },
  },
  {
    method: 'DELETE',
    path: '/auth/users/:id',
    action: 'api::auth.auth.deleteUser',
    access: 'admin',
    summary: 'Remove a member of staff and end their sessions.',
    response: { message: messageSchema },
  },
]);
