import type { Context } from 'koa';
import { signInRulesInput } from '#domain/user/sign-in';
import { parseBody } from '#lib/parse';
import { readSignInRules } from '#lib/second-factor';
import { requireUser } from '#lib/session';
import { updateSignInRules } from '../second-factor';

export default {
  async show() {
    return { rules: await readSignInRules() };
  },

  async update(ctx: Context) {
    await updateSignInRules(requireUser(ctx).id, parseBody(signInRulesInput, ctx.request.body), new Date());
    return { rules: await readSignInRules() };
  },
};
