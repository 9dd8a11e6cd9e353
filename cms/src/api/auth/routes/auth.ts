/** Sessions and staff users. */
import * as z from 'zod';
import { messageSchema } from '#domain/shared/response-schemas';
import { confirmationInput, forgotPasswordInput, resetPasswordInput } from '#domain/user/password';
import { userInput, userUpdate } from '#domain/user/input';
import { loginInput } from '#domain/user/sign-in';
import { userSchema } from '#domain/user/schema';
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'POST /auth/login': {
    key: 'ignored',
    action: 'api::auth.auth.login',
    access: 'public',
    summary:
      'Sign in. The response also sets the session cookie. With two-step sign-in, a request without `code` gets 401 `second-factor-required`.',
    body: loginInput,
    response: { token: z.string(), user: userSchema, message: messageSchema },
    failures: [401, 429],
  },
  'POST /auth/logout': {
    key: 'ignored',
    action: 'api::auth.auth.logout',
    access: 'optional',
    summary: 'Revoke the session, or the one that the header Session-Id names. Returns 200 without a session as well.',
    response: { message: messageSchema },
  },
  'POST /auth/confirm-password': {
    key: 'ignored',
    action: 'api::auth.auth.confirmPassword',
    access: 'user',
    summary:
      'Confirm the password, and the code of two-step sign-in, for calls that return 403 `confirm-password`. They succeed in this session for ten minutes, as after a sign-in.',
    body: confirmationInput,
    response: { message: messageSchema },
    failures: [429],
  },
  'POST /auth/forgot-password': {
    action: 'api::auth.auth.forgotPassword',
    access: 'public',
    summary: 'Mail a link to reset the password. The response is the same for unknown accounts.',
    body: forgotPasswordInput,
    response: {
      message: messageSchema,
      hasMailServer: z.boolean().describe('False: this server sends no emails, so no link will arrive.'),
    },
    failures: [429],
  },
  'POST /auth/reset-password': {
    action: 'api::auth.auth.resetPassword',
    access: 'public',
    summary: 'Set a new password with the token of a mailed link, and revoke all sessions of the user.',
    body: resetPasswordInput,
    response: { message: messageSchema },
    failures: [429],
  },
  'GET /auth/me': {
    action: 'api::auth.auth.me',
    access: 'user',
    isForSecondFactorSetup: true,
    summary: 'The signed-in user; a bartender with the slug of the taproom.',
    response: { user: userSchema },
  },
  'GET /auth/users': {
    action: 'api::auth.auth.users',
    access: 'staff',
    summary: 'All users, newest first.',
    response: { users: z.array(userSchema) },
  },
  'POST /auth/users': {
    action: 'api::auth.auth.createUser',
    access: 'admin',
    needsConfirmation: true,
    summary: 'Create a user.',
    body: userInput,
    response: { user: userSchema },
    status: 201,
    failures: [409],
  },
  'PUT /auth/users/:id': {
    action: 'api::auth.auth.updateUser',
    // Moderators may edit themselves: see api/auth/permissions.ts.
    access: 'staff',
    summary:
      'Update a user. An absent or blank password stays unchanged. Users who change their own password or email send `currentPassword`; a new password, email or role of another user needs a confirmed password.',
    body: userUpdate,
    response: { user: userSchema },
    failures: [429],
  },
  'DELETE /auth/users/:id': {
    action: 'api::auth.auth.deleteUser',
    access: 'admin',
    needsConfirmation: true,
    summary: 'Delete a user and revoke their sessions.',
    response: { message: messageSchema },
    failures: [400],
  },
});
