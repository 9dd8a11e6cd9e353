import type { Context } from 'koa';
import { type Setup, setupUpdate } from '#domain/setup/schema';
import { canEditSite } from '#domain/user/permission';
import { parseBody } from '#lib/parse';
import { hasMailServer } from '#lib/mail/server';
import { productVersion } from '#lib/settings';
import { requireUser } from '#lib/session';
import { findDemoContent, findDemoRecords, findOwnContent } from '#lib/setup/demo-records';
import { readSetupState, writeSetupState } from '#lib/setup/state';
import { startEmpty } from '../start-empty';

async function fetchSetup(ctx: Context): Promise<Setup> {
  const demo = canEditSite(requireUser(ctx).user) ? await findDemoRecords() : null;
  return {
    ...(await readSetupState()),
    sendsEmails: await hasMailServer(),
    version: productVersion,
    startEmpty: demo && { demo: await findDemoContent(demo), own: await findOwnContent(demo) },
  };
}

export default {
  async show(ctx: Context) {
    return { setup: await fetchSetup(ctx) };
  },

  async update(ctx: Context) {
    const { status, step } = parseBody(setupUpdate, ctx.request.body);
    const stored = await readSetupState();
    await writeSetupState({ ...stored, status: status ?? stored.status, step: step ?? stored.step });
    return { setup: await fetchSetup(ctx) };
  },

  async startEmpty(ctx: Context) {
    await startEmpty(requireUser(ctx).user.email);
    return { setup: await fetchSetup(ctx) };
  },
};
