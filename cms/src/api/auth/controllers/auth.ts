import type { Context } from 'koa';
import { deletedMessage, messages } from '#domain/http/messages';
import { userInput, userUpdate } from '#domain/user/input';
import { loginInput } from '#domain/user/login';
import { clientAddress } from '#lib/client-address';
import { bearerToken, cookieToken, forgetSignIn, keepSignedIn } from '#lib/credentials';
import { parseBody } from '#lib/parse';
import { param } from '#lib/param';
import { endSession, staffOf } from '#lib/session';
import { refuseToModerators } from '../permissions';
import { signIn } from '../sign-in';
import { createUser, deleteUser, listUsers, updateUser } from '../users';

export default {
  async login(ctx: Context) {
    const input = parseBody(loginInput, ctx.request.body, messages.credentialsMissing);
    const { token, user } = await signIn(input, clientAddress(ctx.req));
    keepSignedIn(ctx, token);
    return { token, user, message: messages.signedIn };
  },

  async logout(ctx: Context) {
    for (const token of [bearerToken(ctx), cookieToken(ctx)]) if (token) await endSession(token);
    forgetSignIn(ctx);
    return { message: messages.signedOut };
  },

  me(ctx: Context) {
    return { user: staffOf(ctx).user };
  },

  async users() {
    return { users: await listUsers() };
  },

  async createUser(ctx: Context) {
    return { user: await createUser(staffOf(ctx), parseBody(userInput, ctx.request.body)) };
  },

  async updateUser(ctx: Context) {
    const id = param(ctx, 'id');
    refuseToModerators(staffOf(ctx), id, ctx.request.body);
    return { user: await updateUser(staffOf(ctx), id, parseBody(userUpdate, ctx.request.body)) };
  },

  async deleteUser(ctx: Context) {
    await deleteUser(staffOf(ctx), param(ctx, 'id'));
    return { message: deletedMessage('User') };
  },
};
