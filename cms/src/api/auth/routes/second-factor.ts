/** Two-step sign-in. Responses with a secret or codes are never stored for repeated requests. */
import * as z from 'zod';
import { messageSchema } from '#domain/shared/response-schemas';
import { currentPasswordInput } from '#domain/user/password';
import { secondFactorInput, secondFactorSchema } from '#domain/user/sign-in';
import { defineRoutes } from '#lib/routes';

const secondFactor = { secondFactor: secondFactorSchema };
const recoveryCodes = { recoveryCodes: z.array(z.string()).describe('Each signs in once. They are shown only here.') };

export default defineRoutes({
  'GET /auth/second-factor': {
    action: 'api::auth.second-factor.show',
    access: 'user',
    isForSecondFactorSetup: true,
    summary: 'Whether two-step sign-in is on for the signed-in user.',
    response: {
      ...secondFactor,
      isMissing: z.boolean().describe('True: it is off, and this user can do nothing else before it is on.'),
    },
  },
  'POST /auth/second-factor/setup': {
    key: 'ignored',
    action: 'api::auth.second-factor.setUp',
    access: 'user',
    isForSecondFactorSetup: true,
    summary: 'Create the secret of an authenticator app. It has no effect until a code confirms it.',
    body: currentPasswordInput,
    response: {
      secret: z.string().describe('Base32, to type into the app.'),
      uri: z.string().describe('An otpauth URI, for the QR code.'),
    },
    failures: [429],
  },
  'POST /auth/second-factor': {
    key: 'ignored',
    action: 'api::auth.second-factor.turnOn',
    access: 'user',
    isForSecondFactorSetup: true,
    summary: 'Turn two-step sign-in on with a code of the authenticator app. Revokes the other sessions of the user.',
    body: secondFactorInput,
    response: { ...recoveryCodes, message: messageSchema },
    failures: [429],
  },
  'POST /auth/second-factor/recovery-codes': {
    key: 'ignored',
    action: 'api::auth.second-factor.createRecoveryCodes',
    access: 'user',
    needsConfirmation: true,
    summary: 'Replace the recovery codes.',
    body: currentPasswordInput,
    response: recoveryCodes,
    failures: [429],
  },
  'DELETE /auth/second-factor': {
    action: 'api::auth.second-factor.turnOff',
    access: 'user',
    needsConfirmation: true,
    summary: 'Turn two-step sign-in off.',
    body: currentPasswordInput,
    response: { message: messageSchema },
    failures: [429],
  },
  'GET /auth/users/:id/second-factor': {
    action: 'api::auth.second-factor.showOfUser',
    access: 'admin',
    summary: 'Whether two-step sign-in is on for a user.',
    response: secondFactor,
  },
  'DELETE /auth/users/:id/second-factor': {
    action: 'api::auth.second-factor.turnOffOfUser',
    access: 'admin',
    needsConfirmation: true,
    summary: 'Turn two-step sign-in off for another user, such as one who has lost the phone.',
    response: { message: messageSchema },
    failures: [400],
  },
});
