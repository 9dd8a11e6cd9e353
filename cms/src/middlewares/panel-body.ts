/** Rejects bodies that no form of the panel sends, before Strapi's own code fails on them. */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isWrite } from '#lib/route-definition';
import { isApiPath } from '#lib/routes';
import { rejectedFields } from '#lib/parse';
import { findBodyProblems, findFileInfoProblems, findMissingFields } from '../panel/requests/problems';

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (isApiPath(ctx.path) || !isWrite(ctx)) return next();
    const { request } = ctx;
    request.body ??= {};
    const problems = findBodyProblems(request.body, strapi);
    if (problems.length === 0) problems.push(...findMissingFields(ctx.path, request.body));
    if (problems.length === 0 && ctx.path.startsWith('/upload')) problems.push(...findFileInfoProblems(request.body));
    if (problems.length > 0) throw rejectedFields(problems);
    return next();
  };
