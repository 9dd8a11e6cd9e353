/** Rejects incomplete uploads, and bodies that no form of the panel sends, before Strapi's own code fails on them. */
import { stat } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isWrite } from '#lib/route-definition';
import { isApiPath } from '#lib/routes';
import { rejectedFields } from '#lib/parse';
import { findBodyProblems, findFileInfoProblems, findMissingFields } from '../panel/requests/problems';

const incomplete = () =>
  Object.assign(new Error('ENOSPC: an uploaded file was not written completely'), { code: 'ENOSPC' });

/** When a write fails right at the end of the request, formidable reports a truncated temporary file as received. */
async function rejectIncomplete({ request }: Context): Promise<void> {
  for (const { filepath, size } of Object.values(request.files ?? {}).flat())
    if ((await stat(filepath)).size !== size) throw incomplete();
}

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    await rejectIncomplete(ctx);
    if (isApiPath(ctx.path) || !isWrite(ctx)) return next();
    const { request } = ctx;
    request.body ??= {};
    const problems = findBodyProblems(request.body, strapi);
    if (problems.length === 0) problems.push(...findMissingFields(ctx.path, request.body));
    if (problems.length === 0 && ctx.path.startsWith('/upload')) problems.push(...findFileInfoProblems(request.body));
    if (problems.length > 0) throw rejectedFields(problems);
    return next();
  };
