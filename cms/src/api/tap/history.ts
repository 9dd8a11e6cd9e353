/** What was on tap, when and for how long. Pourings that were undone never were. */
import type { Core } from '@strapi/strapi';
import { completePeriod, periodMessage, type TapHistoryQuery, type TapPeriod } from '#domain/tap/query';
import type { PastPouring, TapStatistics, VisitCount } from '#domain/tap/schema';
import { computeStatistics, getDays, instantsOf, type Keg, type Period, toHistoryCsvRow } from '#domain/tap/statistics';
import { isTableSource } from '#domain/tap/visit-source';
import { todayIn } from '#domain/time/zone';
import { subnetOf } from '#lib/client-ip';
import { inTransaction } from '#lib/database/transaction';
import { invalidInput } from '#lib/errors';
import { consume, tryConsume } from '#lib/limits';
import { batchedRows, paginate } from '#lib/rows';
import { visitTable } from '#lib/taproom/queries';
import { pouringPopulate, type PouringRow, pouringUid, serializeDrink, serializeStaffPouring } from './document';
import type { ListedTaproom } from './queries';

/** The days that a query means in a taproom. Throws 400 if they are more than ten years. */
function findPeriod({ timeZone }: ListedTaproom, dates: TapPeriod, now: Date): Period {
  const period = completePeriod(dates, todayIn(timeZone, now));
  if (!period) throw invalidInput([{ path: 'from', msg: periodMessage }], periodMessage);
  return { ...period, timeZone };
}

const latestFirst = [{ tappedAt: 'desc' }, { id: 'desc' }];

/** Pourings that were on a tap at some time from `start` to before `end`. */
const wasOn = ({ id }: ListedTaproom, start: Date, end: Date) => ({
  $and: [
    { taproom: { id }, tappedAt: { $lt: end.toISOString() } },
    { $or: [{ endedAt: { $null: true } }, { endedAt: { $gte: start.toISOString() } }] },
    { $or: [{ reason: { $null: true } }, { reason: { $ne: 'undone' } }] },
  ],
});

const inPeriod = (taproom: ListedTaproom, period: Period, tap?: string) => {
  const { start, end } = instantsOf(period);
  const where = wasOn(taproom, start, end);
  return tap ? { $and: [...where.$and, { tap: { documentId: tap } }] } : where;
};

const toDates = (row: PouringRow) => ({
  tappedAt: new Date(row.tappedAt ?? 0),
  endedAt: row.endedAt === null ? null : new Date(row.endedAt),
});

const serializePast = (row: PouringRow, now: Date): PastPouring => ({
  ...serializeStaffPouring(row),
  days: getDays(toDates(row), now),
});

const findRows = (where: object, range: { start?: number; limit?: number } = {}): Promise<PouringRow[]> =>
  strapi.db.query(pouringUid).findMany({
    where,
    orderBy: latestFirst,
    populate: pouringPopulate,
    ...(range.start !== undefined && { offset: range.start }),
    ...(range.limit !== undefined && { limit: range.limit }),
  });

export async function listHistory(taproom: ListedTaproom, query: TapHistoryQuery, now: Date) {
  const where = inPeriod(taproom, findPeriod(taproom, query, now), query.tap);
  const { items, pagination } = await paginate(
    query,
    () => strapi.db.query(pouringUid).count({ where }),
    (range) => findRows(where, range),
  );
  return { pourings: items.map((row) => serializePast(row, now)), pagination };
}

/** What was on at an instant, in the order of the taps' numbers. */
export async function listOnAt(taproom: ListedTaproom, at: Date, now: Date): Promise<PastPouring[]> {
  const rows = await findRows(wasOn(taproom, at, new Date(at.getTime() + 1)));
  const pourings = rows
    .filter(({ endedAt }) => endedAt === null || new Date(endedAt) > at)
    .map((row) => serializePast(row, now));
  return pourings.sort((a, b) => (a.tap?.number ?? Infinity) - (b.tap?.number ?? Infinity));
}

const readRows = (taproom: ListedTaproom, period: Period) =>
  batchedRows<PouringRow>(pouringUid, {
    where: inPeriod(taproom, period),
    orderBy: latestFirst,
    populate: pouringPopulate,
  });

async function* toCsvRows(taproom: ListedTaproom, period: Period, now: Date): AsyncGenerator<string[]> {
  for await (const row of readRows(taproom, period)) {
    yield toHistoryCsvRow(serializePast(row, now), taproom.timeZone);
  }
}

/** Throws at once if the dates are invalid, before the response begins. */
export const exportHistory = (taproom: ListedTaproom, dates: TapPeriod, now: Date): AsyncGenerator<string[]> =>
  toCsvRows(taproom, findPeriod(taproom, dates, now), now);

export async function readStatistics(taproom: ListedTaproom, dates: TapPeriod, now: Date): Promise<TapStatistics> {
  const period = findPeriod(taproom, dates, now);
  const kegs: Keg[] = [];
  for await (const row of readRows(taproom, period)) {
    const { tap, reason } = serializeStaffPouring(row);
    kegs.push({ tap, drink: serializeDrink(row), ...toDates(row), reason });
  }
  return computeStatistics(kegs, period, now);
}

/** More tables than any taproom has. Names of tables that nobody printed could fill the database. */
const maxTablesPerDay = 150;

type Visit = { source: string; ip: string };

/** Whether a day of a taproom has room for a visit; one IP address can't fill it with tables. */
async function hasRoomFor(trx: Core.Strapi['db']['connection'], day: object, { source, ip }: Visit): Promise<boolean> {
  if (
    !isTableSource(source) ||
    (await trx(visitTable)
      .where({ ...day, source })
      .first('visits'))
  )
    return true;
  const [{ tables } = { tables: 0 }] = await trx(visitTable)
    .where(day)
    .whereLike('source', 'table-%')
    .count({ tables: '*' });
  return Number(tables) < maxTablesPerDay && tryConsume('new tables by IP address', subnetOf(ip));
}

/** Guests of a taproom share an IP address. */
export const limitVisits = (ip: string): Promise<void> => consume('visits by IP address', subnetOf(ip));

/** Counts visits by a QR code or an embedded list per day, without any visitor's data. */
export async function countVisit({ documentId, timeZone }: ListedTaproom, visit: Visit, now: Date): Promise<void> {
  const { source } = visit;
  const day = { taproom_key: documentId, day: todayIn(timeZone, now) };
  await inTransaction(async (trx) => {
    if (!(await hasRoomFor(trx, day, visit))) return;
    await trx(visitTable)
      .insert({ ...day, source, visits: 1 })
      .onConflict(['taproom_key', 'day', 'source'])
      .merge({ visits: trx.raw('?? + 1', [`${visitTable}.visits`]) });
  });
}

/** PostgreSQL's sums are text. */
type Row = { source: string; visits: number | string; last_on: string };

/** Most visits first. */
export async function listVisits(taproom: ListedTaproom, dates: TapPeriod, now: Date): Promise<VisitCount[]> {
  const { from, to } = findPeriod(taproom, dates, now);
  const rows: Row[] = await inTransaction((trx) =>
    trx(visitTable)
      .select('source')
      .sum({ visits: 'visits' })
      .max({ last_on: 'day' })
      .where({ taproom_key: taproom.documentId })
      .whereBetween('day', [from, to])
      .groupBy('source')
      .orderBy([{ column: 'visits', order: 'desc' }, { column: 'source' }])
      .then((found: unknown) => found as Row[]),
  );
  return rows.map(({ source, visits, last_on: lastOn }) => ({ source, visits: Number(visits), lastOn }));
}
