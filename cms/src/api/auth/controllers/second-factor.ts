/** Two-step sign-in: codes of an authenticator app, and recovery codes. */
import type { Context } from 'koa';
import { messages } from '#domain/shared/messages';
import { currentPasswordInput } from '#domain/user/password';
import { secondFactorInput } from '#domain/user/sign-in';
import { badRequest } from '#lib/errors';
import { parseBody, pathParam } from '#lib/parse';
import { lacksSecondFactor, describeSecondFactor, startSetup } from '#lib/second-factor';
import { requireSession, requireUser } from '#lib/session';
import { confirmPassword } from '../current-password';
import { findOwner, ownerOf } from '../users';
import { createRecoveryCodes, turnOff, turnOn } from '../second-factor';

async function confirmBody(ctx: Context): Promise<void> {
  const { currentPassword } = parseBody(currentPasswordInput, ctx.request.body);
  await confirmPassword(requireSession(ctx).session, currentPassword);
}

export default {
  async show(ctx: Context) {
    const user = requireUser(ctx);
    return { secondFactor: await describeSecondFactor(user.id), isMissing: await lacksSecondFactor(user) };
  },

  async setUp(ctx: Context) {
    await confirmBody(ctx);
    const { id, user } = requireUser(ctx);
    return startSetup({ id, email: user.email });
  },

  async turnOn(ctx: Context) {
    const { code } = parseBody(secondFactorInput, ctx.request.body);
    const { session } = requireSession(ctx);
    const recoveryCodes = await turnOn(ownerOf(requireUser(ctx)), code, session.documentId, new Date());
    return { recoveryCodes, message: messages.secondFactorOn };
  },

  async createRecoveryCodes(ctx: Context) {
    await confirmBody(ctx);
    return { recoveryCodes: await createRecoveryCodes(ownerOf(requireUser(ctx)), new Date()) };
  },

  async turnOff(ctx: Context) {
    await confirmBody(ctx);
    await turnOff(ownerOf(requireUser(ctx)), new Date());
    return { message: messages.secondFactorOff };
  },

  async showOfUser(ctx: Context) {
    const { id } = await findOwner(pathParam(ctx, 'id'));
    return { secondFactor: await describeSecondFactor(id) };
  },

  async turnOffOfUser(ctx: Context) {
    const owner = await findOwner(pathParam(ctx, 'id'));
    if (owner.id === requireUser(ctx).id) throw badRequest(messages.turnOffSelf, 'own-account');
    await turnOff(owner, new Date());
    return { message: messages.secondFactorOff };
  },
};
