/** The tap lists that visitors see, what was on tap, and how often the lists were opened. */
import type { Context } from 'koa';
import * as z from 'zod';
import { messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { visitInput } from '#domain/tap/input';
import { tapHistoryQuery, tapPeriodQuery, tapsOnQuery } from '#domain/tap/query';
import { pastPouringSchema, tapListSchema, tapStatisticsSchema, visitCountSchema } from '#domain/tap/schema';
import { historyCsvHeader } from '#domain/tap/statistics';
import { clientIp } from '#lib/client-ip';
import { pathParam } from '#lib/parse';
import { defineRoutes, withBody, withQuery } from '#lib/routes';
import { sendCsv } from '#lib/send-csv';
import { countVisit, exportHistory, limitVisits, listHistory, listOnAt, listVisits, readStatistics } from '../history';
import { findActiveTaproom, findTapList, findTaproomBySlug, listTapLists } from '../queries';

const findTaproom = (ctx: Context) => findTaproomBySlug(pathParam(ctx, 'taproom'));

const read = { access: 'staff' } as const;
const pourings = z.array(pastPouringSchema);

export default defineRoutes({
  'GET /taps': {
    id: 'tap.tap.list',
    access: 'public',
    isOpenToOtherOrigins: true,
    summary: 'What each taproom with taps pours now, has on deck, and has kicked in the last three hours.',
    response: { taprooms: z.array(tapListSchema) },
    handle: async () => ({ taprooms: await listTapLists(new Date()) }),
  },
  'GET /taps/:taproom': {
    id: 'tap.tap.show',
    access: 'public',
    isOpenToOtherOrigins: true,
    summary: 'What a taproom pours now, has on deck, and has kicked in the last three hours.',
    response: { tapList: tapListSchema },
    handle: async (ctx) => ({ tapList: await findTapList(pathParam(ctx, 'taproom'), new Date()) }),
  },
  'POST /taps/:taproom/visits': {
    id: 'tap.tap.countVisit',
    access: 'public',
    summary:
      'Count a visit of the list by a QR code or an embedded list, whose source is `src` in the URL. Counts are per day; nothing about the visitor is stored. Limited per IP address.',
    response: { message: messageSchema },
    failures: [429],
    ...withBody(visitInput, async ({ source }, ctx) => {
      const ip = clientIp(ctx.req);
      await limitVisits(ip);
      await countVisit(await findActiveTaproom(pathParam(ctx, 'taproom')), { source, ip }, new Date());
      return { message: 'Counted' };
    }),
  },
  'GET /taps/admin/:taproom/history': {
    ...read,
    id: 'tap.tap-history.list',
    summary:
      'What was on tap between two dates of the taproom (by default the last 90 days; without `to`, until today), latest first.',
    response: { pourings, pagination: paginationSchema },
    ...withQuery(tapHistoryQuery, async (query, ctx) => listHistory(await findTaproom(ctx), query, new Date())),
  },
  'GET /taps/admin/:taproom/history.csv': {
    ...read,
    id: 'tap.tap-history.exportCsv',
    summary: 'The history between two dates (by default as in the list) as CSV, latest first.',
    response: 'text/csv',
    ...withQuery(tapPeriodQuery, async (query, ctx) => {
      const taproom = await findTaproom(ctx);
      await sendCsv(
        ctx,
        { area: 'taps', name: `taps-${taproom.slug}` },
        historyCsvHeader,
        exportHistory(taproom, query, new Date()),
      );
    }),
  },
  'GET /taps/admin/:taproom/on': {
    ...read,
    id: 'tap.tap-history.on',
    summary: 'What was on tap at an instant (by default now), in the order of the tap numbers.',
    response: { pourings },
    ...withQuery(tapsOnQuery, async ({ at }, ctx) => {
      const now = new Date();
      return { pourings: await listOnAt(await findTaproom(ctx), at === undefined ? now : new Date(at), now) };
    }),
  },
  'GET /taps/admin/:taproom/statistics': {
    ...read,
    id: 'tap.tap-history.statistics',
    summary:
      'Kegs per tap, drink, week and reason between two dates (by default the last 90 days). Those that were on for less than ten minutes were mistakes, and are not counted.',
    response: { statistics: tapStatisticsSchema },
    ...withQuery(tapPeriodQuery, async (query, ctx) => ({
      statistics: await readStatistics(await findTaproom(ctx), query, new Date()),
    })),
  },
  'GET /taps/admin/:taproom/visits': {
    ...read,
    id: 'tap.tap-history.visits',
    summary:
      'How often visitors opened the list by each QR code and by embedded lists between two dates (by default the last 90 days), most first.',
    response: { visits: z.array(visitCountSchema) },
    ...withQuery(tapPeriodQuery, async (query, ctx) => ({
      visits: await listVisits(await findTaproom(ctx), query, new Date()),
    })),
  },
});
