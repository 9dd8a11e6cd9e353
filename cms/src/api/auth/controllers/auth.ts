import type { Context } from 'koa';
import { deletedMessage, messages } from '#domain/shared/messages';
import { sessionIdHeader } from '#domain/user/session';
import { confirmationInput, forgotPasswordInput, resetPasswordInput } from '#domain/user/password';
import { userInput, userUpdate } from '#domain/user/input';
import { loginInput } from '#domain/user/sign-in';
import { clientIp, describeDevice } from '#lib/client-ip';
import { afterCommit } from '#lib/after-commit';
import { rejectCommonPassword } from '#lib/common-passwords';
import { setSessionCookie } from '#lib/credentials';
import { parseBody, pathParam } from '#lib/parse';
import { requireSession, requireUser } from '#lib/session';
import { forgiveSignIns, setDeviceCookie, toSignInAttempt } from '#lib/sign-in-limits';
import { confirmOwnChange, confirmSession } from '../current-password';
import { createUser, deleteUser, updateUser, assertCanEditUser, listUsers } from '../users';
import { limitResetLinks, resetLinkResponse, resetPassword, scheduleResetLink } from '../password-reset';
import { signIn } from '../sign-in';
import { signOut } from '../sign-out';

export default {
  async login(ctx: Context) {
    const input = parseBody(loginInput, ctx.request.body, messages.credentialsMissing);
    const client = { device: describeDevice(ctx.get('user-agent')), ipAddress: clientIp(ctx.req) };
    const attempt = await toSignInAttempt(ctx, 'sign-in', input.email);
    const { id, token, user } = await signIn(input, client, attempt, new Date());
    setSessionCookie(ctx, token);
    setDeviceCookie(ctx, attempt);
    ctx.set(sessionIdHeader, id);
    return { token, user, message: messages.signedIn };
  },

  async logout(ctx: Context) {
    await signOut(ctx, new Date());
    return { message: messages.signedOut };
  },

  async confirmPassword(ctx: Context) {
    const input = parseBody(confirmationInput, ctx.request.body);
    await confirmSession(requireSession(ctx).session, input, new Date());
    return { message: messages.passwordConfirmed };
  },

  async forgotPassword(ctx: Context) {
    const { email } = parseBody(forgotPasswordInput, ctx.request.body);
    const attempt = await toSignInAttempt(ctx, 'sign-in', email);
    await limitResetLinks(attempt);
    const ip = clientIp(ctx.req);
    ctx.res.once('close', () => scheduleResetLink(attempt, ip));
    return resetLinkResponse();
  },

  async resetPassword(ctx: Context) {
    const input = parseBody(resetPasswordInput, ctx.request.body);
    rejectCommonPassword(input.password);
    const email = await resetPassword(input, clientIp(ctx.req), new Date());
    const attempt = await toSignInAttempt(ctx, 'sign-in', email);
    await forgiveSignIns(attempt);
    // The link has proven who it is, so strangers can't keep the user from signing in on this device.
    setDeviceCookie(ctx, attempt, 'link');
    return { message: messages.passwordReset };
  },

  me(ctx: Context) {
    ctx.set(sessionIdHeader, requireSession(ctx).session.documentId);
    return { user: requireUser(ctx).user };
  },

  async users() {
    return { users: await listUsers() };
  },

  async createUser(ctx: Context) {
    const input = parseBody(userInput, ctx.request.body);
    rejectCommonPassword(input.password);
    return { user: await createUser(requireUser(ctx), input) };
  },

  async updateUser(ctx: Context) {
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
    // Of a session that is committed.
    await afterCommit(strapi, 'Renewing the cookies', async () => {
      if (token) setSessionCookie(ctx, token);
      setDeviceCookie(ctx, device);
    });
    return { user };
  },

  async deleteUser(ctx: Context) {
    await deleteUser(requireUser(ctx), pathParam(ctx, 'id'));
    return { message: deletedMessage('User') };
  },
};
