/** Visits of tap lists per day and source. */
import type { Core } from '@strapi/strapi';

export const visitTable = 'tap_visits';

/** `day` is a date of the taproom such as `2026-07-04`. */
export async function createVisitTable(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists ${visitTable} (
       taproom_key varchar(40) not null, day varchar(10) not null, source varchar(50) not null,
       visits integer not null, primary key (taproom_key, day, source))`,
  );
}

/** In the current transaction, or a new one. */
export async function deleteVisitsOf(taproomKey: string): Promise<void> {
  await strapi.db.transaction(({ trx }) => trx(visitTable).where({ taproom_key: taproomKey }).delete());
}

/** Deletes the counts of visits after two years: as long as last year's months are compared with this year's. */

const retentionDays = 730;
const dayMs = 86_400_000;

export const deleteOldVisits = (strapi: Core.Strapi, now: Date) =>
  strapi.db.transaction(({ trx }) => {
    const firstDay = new Date(now.getTime() - retentionDays * dayMs).toISOString().slice(0, 10);
    return trx(visitTable).where('day', '<', firstDay).delete();
  });
