/** Signing in, and who may (api.md §2, §5). */
import * as z from 'zod';
import { loginInput } from '#domain/user/login';
import { userInput, userUpdate } from '#domain/user/input';
import { messageShape } from '#lib/shapes';
import { routeTable } from '#lib/route-table';
import { userShape } from '../shape';

export default routeTable([
  {
    method: 'POST',
    path: '/auth/login',
    action: 'api::auth.auth.login',
    who: 'anyone',
    says: 'Sign in. The answer also sets the session cookie.',
    body: loginInput,
    answer: { token: z.string(), user: userShape, message: messageShape },
  },
  {
    method: 'POST',
    path: '/auth/logout',
    action: 'api::auth.auth.logout',
    who: 'anyone, known',
    says: 'End the session everywhere, at once. Without a session: 200, too.',
    answer: { message: messageShape },
  },
  {
    method: 'GET',
    path: '/auth/me',
    action: 'api::auth.auth.me',
    who: 'staff',
    says: 'Who is signed in.',
    answer: { user: userShape },
  },
  {
    method: 'GET',
    path: '/auth/users',
    action: 'api::auth.auth.users',
    who: 'staff',
    says: 'All members of staff, newest first.',
    answer: { users: z.array(userShape) },
  },
  {
    method: 'POST',
    path: '/auth/users',
    action: 'api::auth.auth.createUser',
    who: 'admin',
    says: 'Add a member of staff.',
    body: userInput,
    answer: { user: userShape },
    status: 201,
  },
  {
    method: 'PUT',
    path: '/auth/users/:id',
    action: 'api::auth.auth.updateUser',
    // Moderators may change themselves: api/auth/users.ts holds the rest of the rule.
    who: 'staff',
    says: 'Change a member of staff. An absent or blank password stays as it is.',
    body: userUpdate,
    answer: { user: userShape },
  },
  {
    method: 'DELETE',
    path: '/auth/users/:id',
    action: 'api::auth.auth.deleteUser',
    who: 'admin',
    says: 'Remove a member of staff and end their sessions.',
    answer: { message: messageShape },
  },
]);
