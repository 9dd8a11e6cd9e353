/** The setup of a new brewery in the staff app, and the removal of the demo content. */
import type { Context } from 'koa';
import * as z from 'zod';
import { ownContentSchema, setupSchema, setupUpdate, startEmptyInput, type Setup } from '#domain/setup/schema';
import { isAdminUser } from '#domain/user/permission';
import { hasMailServer } from '#lib/mail/server';
import { defineRoutes, withBody } from '#lib/routes';
import { requireUser } from '#lib/session';
import { productVersion } from '#lib/settings';
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
  const demo = isAdminUser(requireUser(ctx).user) ? await findDemoRecords() : null;
  return {
    ...(await readSetupState()),
    sendsEmails: await hasMailServer(),
    version: productVersion,
    startEmpty: demo && (await describeDemo(demo)),
  };
}

export default defineRoutes({
  'GET /setup': {
    id: 'setup.setup.show',
    access: 'staff',
    summary: 'The progress of the setup, whether the demo content can be removed, and the version.',
    response: { setup: setupSchema },
    handle: async (ctx) => ({ setup: await fetchSetup(ctx) }),
  },
  'PUT /setup': {
    id: 'setup.setup.update',
    access: 'admin',
    summary: 'Store the progress of the setup. Absent fields stay unchanged.',
    response: { setup: setupSchema },
    ...withBody(setupUpdate, async ({ status, step }, ctx) => {
      const stored = await readSetupState();
      await writeSetupState({ ...stored, status: status ?? stored.status, step: step ?? stored.step });
      return { setup: await fetchSetup(ctx) };
    }),
  },
  'GET /setup/own-content': {
    id: 'setup.setup.listOwn',
    access: 'admin',
    summary:
      'What staff have added or changed since the demo content was created, by type. Empty without demo content.',
    response: { own: z.array(ownContentSchema) },
    async handle() {
      const demo = await findDemoRecords();
      return { own: demo ? await findOwnContent(demo) : [] };
    },
  },
  'POST /setup/start-empty': {
    id: 'setup.setup.startEmpty',
    access: 'admin',
    needsConfirmation: true,
    summary:
      'Remove the demo content, with the own content in `remove`, or everything. A backup comes first if own content is removed. Accounts stay. 409 without demo content or backup.',
    response: { setup: setupSchema },
    failures: [409],
    ...withBody(startEmptyInput, async (input, ctx) => {
      await startEmpty(input, requireUser(ctx).user.email);
      return { setup: await fetchSetup(ctx) };
    }),
  },
});
