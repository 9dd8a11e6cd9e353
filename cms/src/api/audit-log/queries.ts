import { auditCsvRow } from '#domain/audit/csv';
import {
  type AuditActor,
  type AuditEntry,
  auditActorSchema,
  auditEntrySchema,
  type AuditCsvQuery,
  type AuditListQuery,
} from '#domain/audit/schema';
import { foldText } from '#domain/shared/fold-text';
import { endOfDayIn, fromZonedDateTime } from '#domain/time/zone';
import { auditTable, type AuditRow } from '#lib/audit/table';
import { readInCurrentTransaction } from '#lib/database/transaction';
import { paginate, type Page } from '#lib/rows';
import { fetchTimeZone } from '#lib/site-settings/queries';

type Connection = typeof strapi.db.connection;
type Rows = ReturnType<Connection>;

const query = <Result>(run: (rows: Rows) => PromiseLike<Result>): Promise<Result> =>
  readInCurrentTransaction((connection) => run(connection(auditTable) as unknown as Rows));

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const equalTo = ({ user, area, action }: AuditCsvQuery) =>
  Object.fromEntries(
    Object.entries({ actor_id: user, area, action }).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;

async function createFilter(filters: AuditCsvQuery): Promise<(rows: Rows) => Rows> {
  const timeZone = await fetchTimeZone();
  const { from, to, search } = filters;
  return (rows) => {
    rows.where(equalTo(filters));
    if (from) rows.where('recorded_at', '>=', fromZonedDateTime(timeZone, from, '00:00').getTime());
    if (to) rows.where('recorded_at', '<', endOfDayIn(timeZone, to).getTime());
    if (search) rows.whereRaw("search_text like ? escape '\\'", [`%${escapeLike(foldText(search))}%`]);
    return rows;
  };
}

const newestFirst = [
  { column: 'recorded_at', order: 'desc' },
  { column: 'id', order: 'desc' },
];

export async function listEntries(listQuery: AuditListQuery): Promise<Page<AuditRow>> {
  const filter = await createFilter(listQuery);
  return paginate(
    listQuery,
    async () => {
      const [row]: { total: number | string }[] = await query((rows) => filter(rows).count({ total: '*' }));
      return Number(row?.total ?? 0);
    },
    ({ start, limit }) => query((rows) => filter(rows).orderBy(newestFirst).offset(start).limit(limit)),
  );
}

const batchSize = 500;

/** All entries that exist when the download starts, newest first. */
async function* streamEntries(filters: AuditCsvQuery): AsyncGenerator<AuditRow> {
  const filter = await createFilter(filters);
  for (let last: AuditRow | undefined, isFirst = true; isFirst || last; isFirst = false) {
    const rows: AuditRow[] = await query((all) => {
      const matching = filter(all).orderBy(newestFirst).limit(batchSize);
      // A row comparison, which both databases look up in the index.
      return last ? matching.whereRaw('(recorded_at, id) < (?, ?)', [last.recorded_at, last.id]) : matching;
    });
    yield* rows;
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  }
}

type ActorRow = { actor_kind: string; actor_id: string; actor_name: string | null; actor_email: string | null };

/** Each with one of its names and email addresses, in the order of the names. */
export async function listActors(): Promise<AuditActor[]> {
  const rows: ActorRow[] = await query((all) =>
    all
      .whereNotNull('actor_id')
      .groupBy('actor_kind', 'actor_id')
      .select('actor_kind', 'actor_id')
      .max({ actor_name: 'actor_name', actor_email: 'actor_email' }),
  );
  const actors = rows.map(({ actor_kind, actor_id, actor_name, actor_email }) =>
    auditActorSchema.parse({ kind: actor_kind, id: actor_id, name: actor_name, email: actor_email }),
  );
  return actors.sort((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));
}

/** The table is written by `recordAudit` only; parsing narrows its text columns. */
export const serializeEntry = (row: AuditRow): AuditEntry =>
  auditEntrySchema.parse({
    _id: String(row.id),
    recordedAt: new Date(Number(row.recorded_at)).toISOString(),
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name, email: row.actor_email },
    source: row.source,
    ipAddress: row.ip_address,
    action: row.action,
    area: row.area,
    record: row.record_type === null ? null : { type: row.record_type, id: row.record_id, name: row.record_name },
    fields: JSON.parse(row.fields),
    count: row.record_count,
  });

export async function* exportEntries(filter: AuditCsvQuery): AsyncGenerator<string[]> {
  for await (const row of streamEntries(filter)) yield auditCsvRow(serializeEntry(row));
}
