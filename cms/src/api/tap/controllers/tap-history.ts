import type { Context } from 'koa';
import { historyCsvHeader } from '#domain/tap/statistics';
import { tapHistoryQuery, tapPeriodQuery, tapsOnQuery } from '#domain/tap/query';
import { parseQuery, pathParam } from '#lib/parse';
import { sendCsv } from '#lib/send-csv';
import { exportHistory, listHistory, listOnAt, readStatistics } from '../history';
import { findTaproomBySlug } from '../staff-queries';
import { listVisits } from '../visits';

const findTaproom = (ctx: Context) => findTaproomBySlug(pathParam(ctx, 'taproom'));

export default {
  async list(ctx: Context) {
    const query = parseQuery(tapHistoryQuery, ctx.querystring);
    return listHistory(await findTaproom(ctx), query, new Date());
  },

  async exportCsv(ctx: Context) {
    const query = parseQuery(tapPeriodQuery, ctx.querystring);
    const taproom = await findTaproom(ctx);
    await sendCsv(
      ctx,
      { area: 'taps', name: `taps-${taproom.slug}` },
      historyCsvHeader,
      exportHistory(taproom, query, new Date()),
    );
  },

  async on(ctx: Context) {
    const { at } = parseQuery(tapsOnQuery, ctx.querystring);
    const now = new Date();
    return { pourings: await listOnAt(await findTaproom(ctx), at === undefined ? now : new Date(at), now) };
  },

  async statistics(ctx: Context) {
    const query = parseQuery(tapPeriodQuery, ctx.querystring);
    return { statistics: await readStatistics(await findTaproom(ctx), query, new Date()) };
  },

  async visits(ctx: Context) {
    const query = parseQuery(tapPeriodQuery, ctx.querystring);
    return { visits: await listVisits(await findTaproom(ctx), query, new Date()) };
  },
};
