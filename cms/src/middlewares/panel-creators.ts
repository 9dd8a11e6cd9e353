/**
 * Keeps the email addresses of the panel's users from roles that don't manage users: Strapi sends them with each record. And
 * from all roles the records that use a file, which Strapi adds to files without checking who may read them.
 */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isApiPath } from '#lib/routes';
import { rejectedFields } from '#lib/parse';
import { canReadUsers } from '../panel/ability';
import { findEmailParameter, removeCreatorEmails, removeRelated } from '../panel/accounts/creator-emails';

const isPlain = (body: unknown): body is object =>
  Array.isArray(body) ||
  (body !== null && typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype);

export default (_config: unknown, { strapi: _strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    await next();
    // Strapi signs the user in on the way, so the role is known only now.
    if (isApiPath(ctx.path) || !ctx.state['userAbility'] || !isPlain(ctx.body)) return;
    if (ctx.path.toLowerCase().startsWith('/upload')) removeRelated(ctx.body);
    if (canReadUsers(ctx)) return;
    const path = findEmailParameter(ctx.query);
    if (path !== null)
      throw rejectedFields([{ path, msg: 'Your role can’t search or sort by the email addresses of users' }]);
    removeCreatorEmails(ctx.body);
  };
