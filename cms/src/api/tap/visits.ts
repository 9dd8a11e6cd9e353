/** How often visitors opened the list of a taproom by a QR code or an embedded list: counts per day, without any visitor's data. */
import { inTransaction } from '#lib/database/transaction';
import type { Core } from '@strapi/strapi';
import type { TapPeriod } from '#domain/tap/query';
import type { VisitCount } from '#domain/tap/schema';
import { isTableSource } from '#domain/tap/visit-source';
import { todayIn } from '#domain/time/zone';
import { subnetOf } from '#lib/client-ip';
import { consume, tryConsume } from '#lib/rate-limit';
import { visitTable } from '#lib/taproom/visits';
import { findPeriod } from './history';
import type { ListedTaproom } from './queries';

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
