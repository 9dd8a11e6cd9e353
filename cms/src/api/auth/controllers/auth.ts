import type { Context } from 'koa';
import { deletedMessage, messages } from '#domain/shared/messages';
import { userInput, userUpdate } from '#domain/user/input';
import { loginInput } from '#domain/user/login';
import { forgotPasswordInput, resetPasswordInput } from '#domain/user/password-reset';
import { clientIp } from '#lib/client-ip';
import { bearerToken, cookieToken, clearSessionCookie, setSessionCookie } from '#lib/credentials';
import { parseBody } from '#lib/parse';
import { pathParam } from '#lib/path-param';
import { revokeSession, requireUser } from '#lib/session';
import { createUser, deleteUser, updateUser } from '../mutations';
import { limitResetLinks, resetLinkResponse, resetPassword, scheduleResetLink } from '../password-reset';
import { assertCanEditUser } from '../permissions';
import { listUsers } from '../queries';
import { signIn } from '../sign-in';

export default {
  async login(ctx: Context) {
    const input = parseBody(loginInput, ctx.request.body, messages.credentialsMissing);
    const { token, user } = await signIn(input, clientIp(ctx.req));
    setSessionCookie(ctx, token);
    return { token, user, message: messages.signedIn };
  },

  async logout(ctx: Context) {
    for (const token of [bearerToken(ctx), cookieToken(ctx)]) if (token) await revokeSession(token);
    clearSessionCookie(ctx);
    return { message: messages.signedOut };
  },

  async forgotPassword(ctx: Context) {
    const { email } = parseBody(forgotPasswordInput, ctx.request.body);
    await limitResetLinks(email, clientIp(ctx.req));
    ctx.res.once('close', () => scheduleResetLink(email));
    return resetLinkResponse();
  },

  async resetPassword(ctx: Context) {
    const input = parseBody(resetPasswordInput, ctx.request.body);
    await resetPassword(input, clientIp(ctx.req), new Date());
    return { message: messages.passwordReset };
  },

  me(ctx: Context) {
    return { user: requireUser(ctx).user };
  },

  async users() {
    return { users: await listUsers() };
  },

  async createUser(ctx: Context) {
    return { user: await createUser(requireUser(ctx), parseBody(userInput, ctx.request.body)) };
  },

  async updateUser(ctx: Context) {
    const id = pathParam(ctx, 'id');
    assertCanEditUser(requireUser(ctx), id, ctx.request.body);
    return { user: await updateUser(requireUser(ctx), id, parseBody(userUpdate, ctx.request.body)) };
  },

  async deleteUser(ctx: Context) {
    await deleteUser(requireUser(ctx), pathParam(ctx, 'id'));
    return { message: deletedMessage('User') };
  },
};
