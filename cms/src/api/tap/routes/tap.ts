/** The tap lists that visitors see. The staff calls are in `staff-taps.ts`, whose fixed paths Strapi registers first. */
import * as z from 'zod';
import { messageSchema } from '#domain/shared/response-schemas';
import { visitInput } from '#domain/tap/input';
import { tapListSchema } from '#domain/tap/schema';
import { defineRoutes } from '#lib/routes';
import { clientIp } from '#lib/client-ip';
import { parseBody, pathParam } from '#lib/parse';
import { findActiveTaproom, findTapList, listTapLists } from '../queries';
import { countVisit, limitVisits } from '../visits';

export default defineRoutes({
  'GET /taps': {
    id: 'tap.tap.list',
    access: 'public',
    isOpenToOtherOrigins: true,
    summary: 'What each taproom with taps pours now, has on deck, and has kicked in the last three hours.',
    response: { taprooms: z.array(tapListSchema) },
    async handle() {
      return { taprooms: await listTapLists(new Date()) };
    },
  },
  'GET /taps/:taproom': {
    id: 'tap.tap.show',
    access: 'public',
    isOpenToOtherOrigins: true,
    summary: 'What a taproom pours now, has on deck, and has kicked in the last three hours.',
    response: { tapList: tapListSchema },
    async handle(ctx) {
      return { tapList: await findTapList(pathParam(ctx, 'taproom'), new Date()) };
    },
  },
  'POST /taps/:taproom/visits': {
    id: 'tap.tap.countVisit',
    access: 'public',
    summary:
      'Count a visit of the list by a QR code or an embedded list, whose source is `src` in the URL. Counts are per day; nothing about the visitor is stored. Limited per IP address.',
    body: visitInput,
    response: { message: messageSchema },
    failures: [404, 429],
    async handle(ctx) {
      const { source } = parseBody(visitInput, ctx.request.body);
      const ip = clientIp(ctx.req);
      await limitVisits(ip);
      await countVisit(await findActiveTaproom(pathParam(ctx, 'taproom')), { source, ip }, new Date());
      return { message: 'Counted' };
    },
  },
});
