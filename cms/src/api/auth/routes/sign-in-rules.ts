/** What accounts need to sign in. */
import { signInRulesInput, signInRulesSchema } from '#domain/user/sign-in';
import { defineRoutes } from '#lib/routes';

const rules = { rules: signInRulesSchema };

export default defineRoutes({
  'GET /auth/sign-in-rules': {
    action: 'api::auth.sign-in-rules.show',
    access: 'admin',
    summary: 'Whether admins need two-step sign-in.',
    response: rules,
  },
  'PUT /auth/sign-in-rules': {
    action: 'api::auth.sign-in-rules.update',
    access: 'admin',
    needsConfirmation: true,
    summary:
      'Require two-step sign-in of admins, or not. Only an admin who has it can require it. All calls of admins without it but those that set it up return 403 `second-factor-missing` then.',
    body: signInRulesInput,
    response: rules,
  },
});
