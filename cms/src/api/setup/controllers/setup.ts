import type { Context } from 'koa';
import { type Setup, setupUpdate, startEmptyInput } from '#domain/setup/schema';
import { canEditSite } from '#domain/user/permission';
import { parseBody } from '#lib/parse';
import { hasMailServer } from '#lib/mail/server';
import { productVersion } from '#lib/settings';
import { requireUser } from '#lib/session';
import { type DemoRecords, findDemoContent, findDemoRecords, findOwnContent } from '#lib/setup/demo-records';
import { readSetupState, writeSetupState } from '#lib/setup/state';
import { findUnusedModerator, startEmpty } from '../start-empty';

async function describeDemo(demo: DemoRecords): Promise<NonNullable<Setup['startEmpty']>> {
  const moderator = await findUnusedModerator();
  const account = moderator ? [`the unused account ${moderator.email}`] : [];
  const own = await findOwnContent(demo);
  return { demo: [...(await findDemoContent(demo)), ...account], own: own.map(({ summary }) => summary) };
}

async function fetchSetup(ctx: Context): Promise<Setup> {
  const demo = canEditSite(requireUser(ctx).user) ? await findDemoRecords() : null;
  return {
    ...(await readSetupState()),
    sendsEmails: await hasMailServer(),
    version: productVersion,
    startEmpty: demo && (await describeDemo(demo)),
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

  async listOwn() {
    const demo = await findDemoRecords();
    return { own: demo ? await findOwnContent(demo) : [] };
  },

  async startEmpty(ctx: Context) {
    await startEmpty(parseBody(startEmptyInput, ctx.request.body), requireUser(ctx).user.email);
    return { setup: await fetchSetup(ctx) };
  },
};
