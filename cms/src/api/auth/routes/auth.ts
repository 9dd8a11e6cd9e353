import * as z from 'zod';
import { deletedMessage, messages } from '#domain/shared/messages';
import { messageSchema } from '#domain/shared/response-schemas';
import { invitationInput, userInput, userUpdate } from '#domain/user/input';
import { confirmationInput, forgotPasswordInput, resetPasswordInput } from '#domain/user/password';
import { isInvitation } from '#domain/user/reset-link';
import { userSchema } from '#domain/user/schema';
import { sessionIdHeader } from '#domain/user/session';
import { loginInput } from '#domain/user/sign-in';
import { clientIp, describeDevice } from '#lib/client-ip';
import { rejectCommonPassword } from '#lib/common-passwords';
import { setSessionCookie } from '#lib/credentials';
import { afterCommit } from '#lib/database/transaction';
import { consume } from '#lib/limits';
import { hasMailServer } from '#lib/mail/server';
import { parseBody, pathParam } from '#lib/parse';
import { defineRoutes, withBody } from '#lib/routes';
import { requireSession, requireUser } from '#lib/session';
import { forgiveSignIns, setDeviceCookie, toSignInAttempt } from '#lib/sign-in-limits';
import { confirmOwnChange, confirmSession } from '../current-password';
import { inviteUser, resetPassword, scheduleResetLink } from '../password-reset';
import { signOut } from '../sessions';
import { signIn } from '../sign-in';
import { createUser, deleteUser, updateUser, assertCanEditUser, listUsers } from '../users';

export default defineRoutes({
  'POST /auth/login': {
    key: 'ignored',
    id: 'auth.auth.login',
    access: 'public',
    summary:
      'Sign in. The response also sets the session cookie. With two-step sign-in, a request without `code` gets 401 `second-factor-required`.',
    response: { token: z.string(), user: userSchema, message: messageSchema },
    failures: [401, 429],
    ...withBody(
      loginInput,
      async (input, ctx) => {
        const client = { device: describeDevice(ctx.get('user-agent')), ipAddress: clientIp(ctx.req) };
        const attempt = await toSignInAttempt(ctx, 'sign-in', input.email);
        const { id, token, user } = await signIn(input, client, attempt, new Date());
        setSessionCookie(ctx, token);
        setDeviceCookie(ctx, attempt);
        ctx.set(sessionIdHeader, id);
        return { token, user, message: messages.signedIn };
      },
      messages.credentialsMissing,
    ),
  },
  'POST /auth/logout': {
    key: 'ignored',
    id: 'auth.auth.logout',
    access: 'optional',
    summary: 'Revoke the session, or the one that the header Session-Id names. Returns 200 without a session as well.',
    response: { message: messageSchema },
    async handle(ctx) {
      await signOut(ctx, new Date());
      return { message: messages.signedOut };
    },
  },
  'POST /auth/confirm-password': {
    key: 'ignored',
    id: 'auth.auth.confirmPassword',
    access: 'user',
    summary:
      'Confirm the password, and the code of two-step sign-in, for calls that return 403 `confirm-password`. They succeed in this session for ten minutes, as after a sign-in.',
    response: { message: messageSchema },
    failures: [429],
    ...withBody(confirmationInput, async (input, ctx) => {
      await confirmSession(requireSession(ctx).session, input, new Date());
      return { message: messages.passwordConfirmed };
    }),
  },
  'POST /auth/forgot-password': {
    id: 'auth.auth.forgotPassword',
    access: 'public',
    summary: 'Mail a link to reset the password. The response is the same for unknown accounts.',
    response: {
      message: messageSchema,
      hasMailServer: z.boolean().describe('False: this server sends no emails, so no link will arrive.'),
    },
    failures: [429],
    ...withBody(forgotPasswordInput, async ({ email }, ctx) => {
      const attempt = await toSignInAttempt(ctx, 'sign-in', email);
      // Requests from devices with an earlier sign-in only count for their account.
      if (attempt.deviceId === null) await consume('reset links by IP address', attempt.subnet);
      const ip = clientIp(ctx.req);
      ctx.res.once('close', () => scheduleResetLink(attempt, ip));
      const canSend = await hasMailServer();
      return { message: canSend ? messages.resetLinkSent : messages.resetLinkNotSent, hasMailServer: canSend };
    }),
  },
  'POST /auth/reset-password': {
    id: 'auth.auth.resetPassword',
    access: 'public',
    summary: 'Set a new password with the token of a mailed link, and revoke all sessions of the user.',
    response: { message: messageSchema },
    failures: [429],
    ...withBody(resetPasswordInput, async (input, ctx) => {
      rejectCommonPassword(input.password);
      const email = await resetPassword(input, clientIp(ctx.req), new Date());
      const attempt = await toSignInAttempt(ctx, 'sign-in', email);
      await forgiveSignIns(attempt);
      // The link has proven who it is, so strangers can't keep the user from signing in on this device.
      setDeviceCookie(ctx, attempt, 'link');
      return { message: isInvitation(input.token) ? messages.passwordChosen : messages.passwordReset };
    }),
  },
  'GET /auth/me': {
    id: 'auth.auth.me',
    access: 'user',
    isForSecondFactorSetup: true,
    summary: 'The signed-in user; a bartender with the slugs of the taprooms.',
    response: { user: userSchema },
    handle(ctx) {
      ctx.set(sessionIdHeader, requireSession(ctx).session.documentId);
      return { user: requireUser(ctx).user };
    },
  },
  'GET /auth/users': {
    id: 'auth.auth.users',
    access: 'staff',
    summary: 'All users, newest first.',
    response: { users: z.array(userSchema) },
    handle: async () => ({ users: await listUsers() }),
  },
  'POST /auth/users': {
    id: 'auth.auth.createUser',
    access: 'admin',
    needsConfirmation: true,
    summary: 'Create a user.',
    response: { user: userSchema },
    status: 201,
    failures: [409],
    ...withBody(userInput, async (input, ctx) => {
      rejectCommonPassword(input.password);
      return { user: await createUser(requireUser(ctx), input) };
    }),
  },
  'POST /auth/invitations': {
    id: 'auth.auth.inviteUser',
    access: 'admin',
    needsConfirmation: true,
    summary:
      'Create a user, who gets a link by email to choose the password. It works once, for seven days. Without a mail server: 409.',
    response: { user: userSchema },
    status: 201,
    failures: [409],
    ...withBody(invitationInput, async (input, ctx) => ({
      user: await inviteUser(requireUser(ctx), input, new Date()),
    })),
  },
  'PUT /auth/users/:id': {
    id: 'auth.auth.updateUser',
    // Moderators may edit themselves.
    access: 'staff',
    summary:
      'Update a user. An absent or blank password stays unchanged. Users who change their own password or email send `currentPassword`; a new password, email or role of another user needs a confirmed password.',
    body: userUpdate,
    response: { user: userSchema },
    failures: [429],
    async handle(ctx) {
      const id = pathParam(ctx, 'id');
      const caller = requireUser(ctx);
      assertCanEditUser(caller, id, ctx.request.body);
      const changes = parseBody(userUpdate, ctx.request.body);
      rejectCommonPassword(changes.password);
      const current = requireSession(ctx);
      const confirmedHash = await confirmOwnChange({ caller, session: current.session, id }, changes);
      const change = { id, changes, confirmedHash, current };
      const { user, token } = await updateUser(caller, change);
      if (confirmedHash === null) return { user };
      const device = await toSignInAttempt(ctx, 'sign-in', user.email);
      // The cookies are those of a session that is committed.
      await afterCommit(strapi, 'Renewing the cookies', async () => {
        if (token) setSessionCookie(ctx, token);
        setDeviceCookie(ctx, device);
      });
      return { user };
    },
  },
  'DELETE /auth/users/:id': {
    id: 'auth.auth.deleteUser',
    access: 'admin',
    needsConfirmation: true,
    summary: 'Delete a user and revoke their sessions.',
    response: { message: messageSchema },
    async handle(ctx) {
      await deleteUser(requireUser(ctx), pathParam(ctx, 'id'));
      return { message: deletedMessage('User') };
    },
  },
});
