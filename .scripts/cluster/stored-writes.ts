/** Compares what the database has with what senders got a success response for. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { cms } from '../paths.ts';
import type { LoadResult } from './load.ts';

type Client = {
  connect(): Promise<void>;
  query(statement: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  end(): Promise<void>;
};

export async function queryDatabase(databaseUrl: string, statement: string, values: unknown[] = []) {
  const { Client: PostgresClient } = createRequire(path.join(cms, 'package.json'))('pg') as {
    Client: new (url: string) => Client;
  };
  const client = new PostgresClient(databaseUrl);
  await client.connect();
  const { rows } = await client.query(statement, values);
  await client.end();
  return rows;
}

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
  const messages = await queryDatabase(databaseUrl, 'select message from inquiries where message like $1', [
    `%(${run} form %`,
  ]);
  const beers = await queryDatabase(databaseUrl, 'select name from beers where name like $1', [`${run} beer %`]);
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
