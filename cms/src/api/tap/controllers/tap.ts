import type { Context } from 'koa';
import { pathParam } from '#lib/path-param';
import { findTapList, listTapLists } from '../queries';

export default {
  async list() {
    return { taprooms: await listTapLists(new Date()) };
  },

  async show(ctx: Context) {
    return { tapList: await findTapList(pathParam(ctx, 'taproom'), new Date()) };
  },
};
