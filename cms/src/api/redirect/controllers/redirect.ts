import type { Context } from 'koa';
import { redirectInput, redirectUpdate, redirectListQuery } from '#domain/redirect/staff-redirect';
import { deletedMessage } from '#domain/shared/messages';
import { parseBody, parseQuery, pathParam } from '#lib/parse';
import { toRedirect, listRedirects } from '../document';
import { selectPublicRedirects } from '../public-redirects';
import {
  createRedirect,
  deleteRedirect,
  findStaffRedirect,
  listStaffRedirects,
  restoreRedirect,
  updateRedirect,
} from '../staff-redirects';

export default {
  async list() {
    return { redirects: await selectPublicRedirects((await listRedirects()).map(toRedirect)) };
  },

  async listAdmin(ctx: Context) {
    return listStaffRedirects(parseQuery(redirectListQuery, ctx.querystring));
  },

  async showAdmin(ctx: Context) {
    return { redirect: await findStaffRedirect(pathParam(ctx, 'id')) };
  },

  async create(ctx: Context) {
    const id = await createRedirect(parseBody(redirectInput, ctx.request.body));
    return { redirect: await findStaffRedirect(id) };
  },

  async update(ctx: Context) {
    const id = pathParam(ctx, 'id');
    await updateRedirect(id, parseBody(redirectUpdate, ctx.request.body));
    return { redirect: await findStaffRedirect(id) };
  },

  async remove(ctx: Context) {
    await deleteRedirect(pathParam(ctx, 'id'), new Date());
    return { message: deletedMessage('Redirect') };
  },

  async restore(ctx: Context) {
    const id = pathParam(ctx, 'id');
    await restoreRedirect(id, new Date());
    return { redirect: await findStaffRedirect(id) };
  },
};
