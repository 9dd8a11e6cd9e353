import type { Context } from 'koa';
import { deletedMessage, messages } from '#domain/shared/messages';
import { sessionIdHeader } from '#domain/user/session-id';
import { confirmationInput } from '#domain/user/current-password';
import { userInput, userUpdate } from '#domain/user/input';
import { loginInput } from '#domain/user/login';
import { forgotPasswordInput, resetPasswordInput } from '#domain/user/password-reset';
import { clientIp, describeDevice } from '#lib/client-ip';
import { afterCommit } from '#lib/after-commit';
import { rejectCommonPassword } from '#lib/common-passwords';
import { setSessionCookie } from '#lib/credentials';
import { parseBody, pathParam } from '#lib/parse';
import { requireSession, requireUser } from '#lib/session';
import { settings } from '#lib/settings';
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
    const attempt = toSignInAttempt(ctx, 'sign-in', input.email);
    const { id, token, user } = await signIn(input, client, attempt, new Date());
    setSessionCookie(ctx, token);
    // For this call and for resets of the password.
    setDeviceCookie(ctx, attempt, { path: '/api/auth', isSecure: settings().publicUrl.startsWith('https:') });
    ctx.set(sessionIdHeader, id);
    return { token, user, message: messages.signedIn };
  },

  async logout(ctx: Context) {
    await signOut(ctx, new Date());
    return { message: messages.signedOut };
  },

  async confirmPassword(ctx: Context) {
    const input = parseBody(confirmationInput, ctx.request.body);
    const { session } = requireSession(ctx);
    await confirmSession(requireUser(ctx), { ...input, session, now: new Date() });
    return { message: messages.passwordConfirmed };
  },

  async forgotPassword(ctx: Context) {
    const { email } = parseBody(forgotPasswordInput, ctx.request.body);
    const ip = clientIp(ctx.req);
    await limitResetLinks(ip);
    ctx.res.once('close', () => scheduleResetLink(email, ip));
    return resetLinkResponse();
  },

  async resetPassword(ctx: Context) {
    const input = parseBody(resetPasswordInput, ctx.request.body);
    rejectCommonPassword(input.password);
    const email = await resetPassword(input, clientIp(ctx.req), new Date());
    await forgiveSignIns(toSignInAttempt(ctx, 'sign-in', email));
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
    const confirmedHash = await confirmOwnChange(caller, id, changes);
    const change = { id, changes, confirmedHash, current: requireSession(ctx) };
    const { user, token } = await updateUser(caller, change);
    // Of a session that is committed.
    if (token) await afterCommit(strapi, 'Renewing the session', async () => setSessionCookie(ctx, token));
    return { user };
  },

  async deleteUser(ctx: Context) {
    await deleteUser(requireUser(ctx), pathParam(ctx, 'id'));
    return { message: deletedMessage('User') };
  },
};
