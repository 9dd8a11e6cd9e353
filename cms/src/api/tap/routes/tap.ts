/** The tap lists that visitors see. The staff calls are in `staff-taps.ts`, whose fixed paths Strapi registers first. */
import * as z from 'zod';
import { messageSchema } from '#domain/shared/response-schemas';
import { visitInput } from '#domain/tap/input';
import { tapListSchema } from '#domain/tap/schema';
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'GET /taps': {
    action: 'api::tap.tap.list',
    access: 'public',
    isOpenToOtherOrigins: true,
    summary: 'What each taproom with taps pours now, has on deck, and has kicked in the last three hours.',
    response: { taprooms: z.array(tapListSchema) },
  },
  'GET /taps/:taproom': {
    action: 'api::tap.tap.show',
    access: 'public',
    isOpenToOtherOrigins: true,
    summary: 'What a taproom pours now, has on deck, and has kicked in the last three hours.',
    response: { tapList: tapListSchema },
  },
  'POST /taps/:taproom/visits': {
    action: 'api::tap.tap.countVisit',
    access: 'public',
    summary:
      'Count a visit of the list by a QR code or an embedded list, whose source is `src` in the URL. Counts are per day; nothing about the visitor is stored. Limited per IP address.',
    body: visitInput,
    response: { message: messageSchema },
    failures: [404, 429],
  },
});
