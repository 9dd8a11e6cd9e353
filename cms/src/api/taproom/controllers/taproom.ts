import type { Context } from 'koa';
import { notFound } from '#lib/errors';
import { pathParam } from '#lib/path-param';
import { fetchPublicTaprooms } from '#lib/taproom/queries';

export default {
  async list() {
    return { taprooms: await fetchPublicTaprooms(new Date()) };
  },

  async show(ctx: Context) {
    const [taproom] = await fetchPublicTaprooms(new Date(), pathParam(ctx, 'slug'));
    if (!taproom) throw notFound('Taproom');
    return { taproom };
  },
};
