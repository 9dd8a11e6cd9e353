import type { Context } from 'koa';
import { visitInput } from '#domain/tap/input';
import { clientIp } from '#lib/client-ip';
import { parseBody, pathParam } from '#lib/parse';
import { findActiveTaproom, findTapList, listTapLists } from '../queries';
import { countVisit, limitVisits } from '../visits';

export default {
  async list() {
    return { taprooms: await listTapLists(new Date()) };
  },

  async show(ctx: Context) {
    return { tapList: await findTapList(pathParam(ctx, 'taproom'), new Date()) };
  },

  async countVisit(ctx: Context) {
    const { source } = parseBody(visitInput, ctx.request.body);
    const ip = clientIp(ctx.req);
    await limitVisits(ip);
    await countVisit(await findActiveTaproom(pathParam(ctx, 'taproom')), { source, ip }, new Date());
    return { message: 'Counted' };
  },
};
