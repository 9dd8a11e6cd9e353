/** A restore needs the system to be stopped: it would go on with rows and files that no longer exist. */
import { existsSync } from 'node:fs';
import type { Client } from 'pg';
import type { Settings } from '#domain/settings/settings';
import { CommandError, reasonOf } from '#lib/command-error';
import { openSqlite, type SqliteConnection } from '#lib/sqlite-driver';
import { databaseFile } from '#lib/startup-checks';

const isRunning = new CommandError('The system is running. Please stop it before restoring a backup.');

/** The cms has few connections when it is idle, so this comes first. */
export async function assertNoResponse({ cmsUrl }: Settings): Promise<void> {
  const response = await fetch(`${cmsUrl}/healthz`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  if (response) throw isRunning;
}

/**
 * Changing the journal mode needs a database that nobody else has open, and moves what is in the write-ahead log into
 * the file, so that the file alone is complete.
 */
const completeSqliteFile = (database: SqliteConnection): unknown => database.pragma('journal_mode = delete');

export function assertSqliteUnused(dataDir: string): void {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return;
  const database = openSqlite(file);
  try {
    database.pragma('busy_timeout = 1000');
    completeSqliteFile(database);
  } catch (error) {
    if (/locked|busy/i.test(reasonOf(error))) throw isRunning;
    throw error;
  } finally {
    database.close();
  }
}

/** Also keeps a cms that starts meanwhile waiting: the lock is that of its start. */
export async function lockPostgres(client: Client): Promise<void> {
  const { rows: locks } = await client.query(`select pg_try_advisory_lock(hashtextextended('start', 0)) as acquired`);
  const { rows: others } = await client.query(
    `select distinct coalesce(nullif(application_name, ''), usename::text) as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (!locks[0]?.['acquired']) throw isRunning;
  if (others.length > 0)
    throw new CommandError(
      `The database is in use (by ${others.map(({ name }) => name).join(', ')}). Please stop the system before restoring a backup.`,
    );
}
