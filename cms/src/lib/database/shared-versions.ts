/**
 * Content versions on PostgreSQL. A change inserts a row in its own transaction: both are committed, or neither, and no
 * transaction waits for another one, as it would for a counter. A type's version is its counter plus its rows, which are
 * moved into the counter from time to time.
 */
import type { Core } from '@strapi/strapi';

const counters = 'change_versions';
const changes = 'content_changes';
const epochRow = '#epoch';

const maxRows = 200;

/** The counters' column for a type is `noun`, because existing databases have it. */
export async function createVersionTables({ db: { connection } }: Core.Strapi): Promise<void> {
  await connection.raw(
    `create table if not exists ${counters} (noun varchar(100) primary key, version bigint not null)`,
  );
  await connection.raw(
    `create table if not exists ${changes} (
       id bigint generated always as identity primary key, type varchar(100) not null)`,
  );
  await connection.raw(`insert into ${counters} (noun, version) values (?, ?) on conflict (noun) do nothing`, [
    epochRow,
    Date.now(),
  ]);
}

/** One row per type and transaction is enough. */
const recorded = new WeakMap<object, Set<string>>();

export async function recordChange(strapi: Core.Strapi, type: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const types = recorded.get(trx) ?? new Set();
    if (types.has(type)) return;
    recorded.set(trx, types.add(type));
    await trx(changes).insert({ type });
  });
}

type Row = { noun: string; version: string; rows: string; table_id: number };

export async function readSharedVersions(
  strapi: Core.Strapi,
): Promise<{ epoch: string; versions: Record<string, number> }> {
  // One statement: it sees rows before or after they are moved, never both or neither.
  const { rows }: { rows: Row[] } = await strapi.db.connection.raw(
    `select noun, sum(version) as version, sum(rows) as rows, '${changes}'::regclass::oid as table_id from (
       select noun, version, 0 as rows from ${counters}
       union all select type, count(*), count(*) from ${changes} group by type
     ) as parts group by noun`,
  );
  if (rows.reduce((sum, row) => sum + Number(row.rows), 0) > maxRows) moveChanges(strapi);
  const stored = Object.fromEntries(rows.map(({ noun, version }) => [noun, Number(version)]));
  const { [epochRow]: epoch, ...versions } = stored;
  // A restored backup has new tables, and versions that may be lower than before.
  return { epoch: `${epoch}-${rows[0]?.table_id}`, versions };
}

let moving: Promise<void> | null = null;

/** Replicas may move at the same time: each takes rows that the other does not, and the counters in the same order. */
function moveChanges(strapi: Core.Strapi): void {
  moving ??= Promise.resolve(
    strapi.db.connection.raw(
      `with moved as (
         delete from ${changes} where id in (
           select id from ${changes} order by id limit 10000 for update skip locked
         ) returning type
       )
       insert into ${counters} (noun, version) select type, count(*) from moved group by type order by type
       on conflict (noun) do update set version = ${counters}.version + excluded.version`,
    ),
  )
    .catch((error: unknown) => strapi.log.warn(`Counting content changes failed: ${String(error)}`))
    .then(() => {
      moving = null;
    });
}
