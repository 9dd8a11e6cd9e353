/** What was on tap, and how often the list was opened. */
import * as z from 'zod';
import { tapHistoryQuery, tapPeriodQuery, tapsOnQuery } from '#domain/tap/query';
import { pastPouringSchema, tapStatisticsSchema, visitCountSchema } from '#domain/tap/schema';
import { paginationSchema } from '#domain/shared/response-schemas';
import { defineRoutes } from '#lib/routes';

const read = { access: 'staff' } as const;
const pourings = z.array(pastPouringSchema);

export default defineRoutes({
  'GET /taps/admin/:taproom/history': {
    ...read,
    action: 'api::tap.tap-history.list',
    summary:
      'What was on tap between two dates of the taproom (by default the last 90 days; without `to`, until today), latest first.',
    query: tapHistoryQuery,
    response: { pourings, pagination: paginationSchema },
  },
  'GET /taps/admin/:taproom/history.csv': {
    ...read,
    action: 'api::tap.tap-history.exportCsv',
    summary: 'The history between two dates (by default as in the list) as CSV, latest first.',
    query: tapPeriodQuery,
    response: 'text/csv',
  },
  'GET /taps/admin/:taproom/on': {
    ...read,
    action: 'api::tap.tap-history.on',
    summary: 'What was on tap at an instant (by default now), in the order of the tap numbers.',
    query: tapsOnQuery,
    response: { pourings },
  },
  'GET /taps/admin/:taproom/statistics': {
    ...read,
    action: 'api::tap.tap-history.statistics',
    summary:
      'Kegs per tap, drink, week and reason between two dates (by default the last 90 days). Those that were on for less than ten minutes were mistakes, and are not counted.',
    query: tapPeriodQuery,
    response: { statistics: tapStatisticsSchema },
  },
  'GET /taps/admin/:taproom/visits': {
    ...read,
    action: 'api::tap.tap-history.visits',
    summary:
      'How often visitors opened the list by each QR code and by embedded lists between two dates (by default the last 90 days), most first.',
    query: tapPeriodQuery,
    response: { visits: z.array(visitCountSchema) },
  },
});
