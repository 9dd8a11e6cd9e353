/** Gives every request an id, in the answer and in its line of the log. */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isFromProxy } from '#lib/client-ip';

const polls = new Set(['/healthz', '/readyz', '/changes', '/_health']);

/** web hands its own id on, so that the two logs can be read together. */
const givenId = (ctx: Context) =>
  isFromProxy(ctx.req) ? /^[\w.-]{8,64}$/.exec(ctx.get('x-request-id'))?.[0] : undefined;

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const started = performance.now();
    const id = givenId(ctx) ?? randomUUID();
    ctx.state['requestId'] = id;
    ctx.set('X-Request-Id', id);
    try {
      await next();
    } finally {
      // The path only: a query may carry the token of a newsletter mail.
      const line = `${ctx.method} ${ctx.path} ${ctx.status} ${Math.round(performance.now() - started)} ms ${id}`;
      if (!polls.has(ctx.path)) strapi.log.http(line);
    }
  };
