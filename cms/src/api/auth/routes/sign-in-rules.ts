/** What accounts need to sign in. */
import { signInRulesInput, signInRulesSchema } from '#domain/user/sign-in';
import { defineRoutes } from '#lib/routes';
import { parseBody } from '#lib/parse';
import { readSignInRules } from '#lib/second-factor';
import { requireUser } from '#lib/session';
import { updateSignInRules } from '../second-factor';

const rules = { rules: signInRulesSchema };

export default defineRoutes({
  'GET /auth/sign-in-rules': {
    id: 'auth.sign-in-rules.show',
    access: 'admin',
    summary: 'Whether admins need two-step sign-in.',
    response: rules,
    async handle() {
      return { rules: await readSignInRules() };
    },
  },
  'PUT /auth/sign-in-rules': {
    id: 'auth.sign-in-rules.update',
    access: 'admin',
    needsConfirmation: true,
    summary:
      'Require two-step sign-in of admins, or not. Only an admin who has it can require it. All calls of admins without it but those that set it up return 403 `second-factor-missing` then.',
    body: signInRulesInput,
    response: rules,
    async handle(ctx) {
      await updateSignInRules(requireUser(ctx).id, parseBody(signInRulesInput, ctx.request.body), new Date());
      return { rules: await readSignInRules() };
    },
  },
});
