/** Query parameters of the history of a taproom's taps. Dates are in the taproom's time zone. */
import * as z from 'zod';
import { pageParams, queryText, queryDate } from '../shared/query-fields';
import { addDays, daysBetween } from '../time/plain-date';

const defaultDays = 90;
const maxDays = 3660;

export type TapPeriod = { from?: string | undefined; to?: string | undefined };

const isInOrder = ({ from, to }: TapPeriod) => !from || !to || (from <= to && daysBetween(from, to) < maxDays);
export const periodMessage = 'from must be a date before to, and at most ten years before it';
/** A new object each time: zod changes it. */
const orderIssue = () => ({ path: ['from'], message: periodMessage });

const dates = { from: queryDate('from'), to: queryDate('to') };

/** `GET /api/taps/admin/{taproom}/statistics` and the CSV file */
export const tapPeriodQuery = z.object(dates).refine(isInOrder, orderIssue());

/** `GET /api/taps/admin/{taproom}/history`; `tap` is the `_id` of a tap. */
export const tapHistoryQuery = z
  .object({ ...pageParams(50), ...dates, tap: queryText('tap', 40) })
  .refine(isInOrder, orderIssue());
export type TapHistoryQuery = z.output<typeof tapHistoryQuery>;

/** `GET /api/taps/admin/{taproom}/on`: now by default. */
export const tapsOnQuery = z.object({
  at: z.iso.datetime({ error: 'at must be a date and time such as 2026-07-04T19:00:00Z', offset: true }).optional(),
});

/** Defaults to the 90 days until today; null for a `from` that is more than ten years ago without `to`. */
export function completePeriod({ from, to }: TapPeriod, today: string): { from: string; to: string } | null {
  const last = to ?? (from && from > today ? from : today);
  const period = { from: from ?? addDays(last, 1 - defaultDays), to: last };
  return isInOrder(period) ? period : null;
}

/** `GET /api/taps/admin/{taproom}/changes` */

const defaultLimit = 20;

export const tapChangesQuery = z.object({ limit: pageParams(defaultLimit).limit });
