/** What was on tap, and how often the list was opened. */
import * as z from 'zod';
import { tapHistoryQuery, tapPeriodQuery, tapsOnQuery } from '#domain/tap/query';
import { pastPouringSchema, tapStatisticsSchema, visitCountSchema } from '#domain/tap/schema';
import { paginationSchema } from '#domain/shared/response-schemas';
import { defineRoutes, type RouteDefinition } from '#lib/routes';

const list = '/taps/admin/:taproom';
const read = { method: 'GET', access: 'staff' } as const;
const pourings = z.array(pastPouringSchema);

const routes: RouteDefinition[] = [
  {
    ...read,
    path: `${list}/history`,
    action: 'api::tap.tap-history.list',
    summary:
      'What was on tap between two dates of the taproom (by default the last 90 days; without `to`, until today), latest first.',
    query: tapHistoryQuery,
    response: { pourings, pagination: paginationSchema },
  },
  {
    ...read,
    path: `${list}/history.csv`,
    action: 'api::tap.tap-history.exportCsv',
    summary: 'The history between two dates (by default as in the list) as CSV, latest first.',
    query: tapPeriodQuery,
    response: 'text/csv',
  },
  {
    ...read,
    path: `${list}/on`,
    action: 'api::tap.tap-history.on',
    summary: 'What was on tap at an instant (by default now), in the order of the tap numbers.',
    query: tapsOnQuery,
    response: { pourings },
  },
  {
    ...read,
    path: `${list}/statistics`,
    action: 'api::tap.tap-history.statistics',
    summary:
      'Kegs per tap, drink, week and reason between two dates (by default the last 90 days). Those that were on for less than ten minutes were mistakes, and are not counted.',
    query: tapPeriodQuery,
    response: { statistics: tapStatisticsSchema },
  },
  {
    ...read,
    path: `${list}/visits`,
    action: 'api::tap.tap-history.visits',
    summary:
      'How often visitors opened the list by each QR code and by embedded lists between two dates (by default the last 90 days), most first.',
    query: tapPeriodQuery,
    response: { visits: z.array(visitCountSchema) },
  },
];

export default defineRoutes(routes);
