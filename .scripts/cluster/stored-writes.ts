/** Compares what the database has with what senders got a success response for. */
import { queryPostgres } from '../database.ts';
import type { LoadResult } from './load.ts';

export type Stored = { lost: string[]; duplicated: string[] };

const markerPattern = /\((.*)\)$/;

function compare(saved: string[], stored: string[]): Stored {
  const counts = new Map<string, number>();
  for (const marker of stored) counts.set(marker, (counts.get(marker) ?? 0) + 1);
  return {
    lost: saved.filter((marker) => !counts.has(marker)),
    duplicated: [...counts].filter(([, count]) => count > 1).map(([marker]) => marker),
  };
}

/** A write without a success response may be stored or not, but once at most. */
export async function compareWithDatabase(databaseUrl: string, run: string, load: LoadResult): Promise<Stored> {
  const messages = await queryPostgres(databaseUrl, 'select message from inquiries where message like $1', [
    `%(${run} form %`,
  ]);
  const beers = await queryPostgres(databaseUrl, 'select name from beers where name like $1', [`${run} beer %`]);
  const forms = compare(
    load.savedForms,
    messages.map(({ message }) => markerPattern.exec(String(message))?.[1] ?? ''),
  );
  const staff = compare(
    load.savedBeers,
    beers.map(({ name }) => String(name)),
  );
  return {
    lost: [...forms.lost, ...staff.lost],
    duplicated: [...forms.duplicated, ...staff.duplicated],
  };
}
