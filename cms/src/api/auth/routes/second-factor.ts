/** Two-step sign-in. Responses with a secret or codes are never stored for repeated requests. */
import type { Context } from 'koa';
import * as z from 'zod';
import { messages } from '#domain/shared/messages';
import { messageSchema } from '#domain/shared/response-schemas';
import { currentPasswordInput } from '#domain/user/password';
import { secondFactorInput, secondFactorSchema, signInRulesInput, signInRulesSchema } from '#domain/user/sign-in';
import { badRequest } from '#lib/errors';
import { parseBody, pathParam } from '#lib/parse';
import { defineRoutes, withBody } from '#lib/routes';
import { lacksSecondFactor, describeSecondFactor, readSignInRules, startSetup } from '#lib/second-factor';
import { requireSession, requireUser } from '#lib/session';
import { confirmPassword } from '../current-password';
import { createRecoveryCodes, turnOff, turnOn, updateSignInRules } from '../second-factor';
import { findStaffUser } from '../users';

async function confirmBody(ctx: Context): Promise<void> {
  const { currentPassword } = parseBody(currentPasswordInput, ctx.request.body);
  await confirmPassword(requireSession(ctx).session, currentPassword);
}

const rules = { rules: signInRulesSchema };
const secondFactor = { secondFactor: secondFactorSchema };
const codesResponse = { recoveryCodes: z.array(z.string()).describe('Each signs in once. They are shown only here.') };

export default defineRoutes({
  'GET /auth/second-factor': {
    id: 'auth.second-factor.show',
    access: 'user',
    isForSecondFactorSetup: true,
    summary: 'Whether two-step sign-in is on for the signed-in user.',
    response: {
      ...secondFactor,
      isMissing: z.boolean().describe('True: it is off, and this user can do nothing else before it is on.'),
    },
    async handle(ctx) {
      const user = requireUser(ctx);
      return { secondFactor: await describeSecondFactor(user.id), isMissing: await lacksSecondFactor(user) };
    },
  },
  'POST /auth/second-factor/setup': {
    key: 'ignored',
    id: 'auth.second-factor.setUp',
    access: 'user',
    isForSecondFactorSetup: true,
    summary: 'Create the secret of an authenticator app. It has no effect until a code confirms it.',
    body: currentPasswordInput,
    response: {
      secret: z.string().describe('Base32, to type into the app.'),
      uri: z.string().describe('An otpauth URI, for the QR code.'),
    },
    failures: [429],
    async handle(ctx) {
      await confirmBody(ctx);
      const { id, user } = requireUser(ctx);
      return startSetup({ id, email: user.email });
    },
  },
  'POST /auth/second-factor': {
    key: 'ignored',
    id: 'auth.second-factor.turnOn',
    access: 'user',
    isForSecondFactorSetup: true,
    summary: 'Turn two-step sign-in on with a code of the authenticator app. Revokes the other sessions of the user.',
    response: { ...codesResponse, message: messageSchema },
    failures: [429],
    ...withBody(secondFactorInput, async ({ code }, ctx) => {
      const { session } = requireSession(ctx);
      const recoveryCodes = await turnOn(requireUser(ctx), code, session.documentId, new Date());
      return { recoveryCodes, message: messages.secondFactorOn };
    }),
  },
  'POST /auth/second-factor/recovery-codes': {
    key: 'ignored',
    id: 'auth.second-factor.createRecoveryCodes',
    access: 'user',
    needsConfirmation: true,
    summary: 'Replace the recovery codes.',
    body: currentPasswordInput,
    response: codesResponse,
    failures: [429],
    async handle(ctx) {
      await confirmBody(ctx);
      return { recoveryCodes: await createRecoveryCodes(requireUser(ctx), new Date()) };
    },
  },
  'DELETE /auth/second-factor': {
    id: 'auth.second-factor.turnOff',
    access: 'user',
    needsConfirmation: true,
    summary: 'Turn two-step sign-in off.',
    body: currentPasswordInput,
    response: { message: messageSchema },
    failures: [429],
    async handle(ctx) {
      await confirmBody(ctx);
      await turnOff(requireUser(ctx), new Date());
      return { message: messages.secondFactorOff };
    },
  },
  'GET /auth/users/:id/second-factor': {
    id: 'auth.second-factor.showOfUser',
    access: 'admin',
    summary: 'Whether two-step sign-in is on for a user.',
    response: secondFactor,
    async handle(ctx) {
      const { id } = await findStaffUser(pathParam(ctx, 'id'));
      return { secondFactor: await describeSecondFactor(id) };
    },
  },
  'DELETE /auth/users/:id/second-factor': {
    id: 'auth.second-factor.turnOffOfUser',
    access: 'admin',
    needsConfirmation: true,
    summary: 'Turn two-step sign-in off for another user, such as one who has lost the phone.',
    response: { message: messageSchema },
    async handle(ctx) {
      const owner = await findStaffUser(pathParam(ctx, 'id'));
      if (owner.id === requireUser(ctx).id) throw badRequest(messages.turnOffSelf, 'own-account');
      await turnOff(owner, new Date());
      return { message: messages.secondFactorOff };
    },
  },
  'GET /auth/sign-in-rules': {
    id: 'auth.sign-in-rules.show',
    access: 'admin',
    summary: 'Whether admins need two-step sign-in.',
    response: rules,
    handle: async () => ({ rules: await readSignInRules() }),
  },
  'PUT /auth/sign-in-rules': {
    id: 'auth.sign-in-rules.update',
    access: 'admin',
    needsConfirmation: true,
    summary:
      'Require two-step sign-in of admins, or not. Only an admin who has it can require it. All calls of admins without it but those that set it up return 403 `second-factor-missing` then.',
    response: rules,
    ...withBody(signInRulesInput, async (input, ctx) => {
      await updateSignInRules(requireUser(ctx).id, input, new Date());
      return { rules: await readSignInRules() };
    }),
  },
});
