import type { Context } from 'koa';
import { eraseInput, personalDataInput } from '#domain/privacy/schema';
import { recordAudit } from '#lib/audit/record';
import { parseBody } from '#lib/parse';
import { erasePersonalData } from '../erase';
import { findPersonalData } from '../find';
import { serializePersonalData, summarize } from '../serialize';

export default {
  async find(ctx: Context) {
    const { email } = parseBody(personalDataInput, ctx.request.body);
    return { summary: summarize(await findPersonalData(email, new Date())) };
  },

  async export(ctx: Context) {
    const { email } = parseBody(personalDataInput, ctx.request.body);
    const now = new Date();
    const data = serializePersonalData(await findPersonalData(email, now), now);
    await recordAudit({ action: 'exported', area: 'personal-data' }, now);
    return { data };
  },

  async erase(ctx: Context) {
    const input = parseBody(eraseInput, ctx.request.body);
    return { result: await erasePersonalData(input, new Date()) };
  },
};
