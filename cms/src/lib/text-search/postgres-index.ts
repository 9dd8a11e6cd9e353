/** On PostgreSQL, the extension pg_trgm has an index that `like` uses by itself. */
import { reasonOf } from '../command-error';
import type { Transaction } from '../mutex';
import type { IndexedTable } from './indexed-tables';

/** Restoring a backup leaves out indexes with this suffix: see backup/database-target.ts. */
export const postgresIndexSuffix = '_search_trigrams';

const query = async (trx: Transaction, statement: string, values: string[] = []): Promise<Record<string, unknown>[]> =>
  (await trx.raw(statement, values)).rows;

/** The schema of the extension; null if the server doesn't have it. */
async function findExtension(trx: Transaction): Promise<string | null> {
  const [extension] = await query(
    trx,
    `select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`,
  );
  return extension ? String(extension['schema']) : null;
}

/** Any user with the right to create objects in the database may create the extension. */
async function createExtension(trx: Transaction): Promise<string | null> {
  const existing = await findExtension(trx);
  if (existing !== null) return existing;
  // Nested: it fails alone.
  await trx.transaction((nested: Transaction) => nested.raw('create extension if not exists pg_trgm'));
  return findExtension(trx);
}

/** Resolves with why there can be no index, or else null. */
export async function findObstacle(trx: Transaction): Promise<string | null> {
  return createExtension(trx).then(
    () => null,
    (error: unknown) => reasonOf(error),
  );
}

/** Resolves with whether the index was missing. */
export async function ensurePostgresIndex(trx: Transaction, table: IndexedTable): Promise<boolean> {
  const index = `${table}${postgresIndexSuffix}`;
  const [existing] = await query(trx, 'select to_regclass(quote_ident(?)) as index', [index]);
  if (existing?.['index']) return false;
  const schema = await findExtension(trx);
  // Without a list of pending rows, which each search would read.
  await trx.raw('create index ?? on ?? using gin (search_text ??) with (fastupdate = off)', [
    index,
    table,
    `${schema}.gin_trgm_ops`,
  ]);
  return true;
}
