/**
 * On SQLite, a full-text table has the trigrams of each row. It contains no texts, so that nothing can differ from those of
 * the rows, and triggers keep it up to date in the transaction of each change.
 */
import type { Transaction } from '../mutex';
import type { IndexedTable } from './indexed-tables';
import { toTrigrams } from './trigrams';

const indexOf = (table: IndexedTable) => `${table}_trigrams`;

/** The statements by the name of what they create; keywords as SQLite stores them. */
function definitionsOf(table: IndexedTable): Record<string, string> {
  const index = indexOf(table);
  const insert = `insert into ${index} (rowid, search_text) values (new.id, new.search_text);`;
  const remove = `delete from ${index} where rowid = old.id;`;
  return {
    [index]: `CREATE VIRTUAL TABLE ${index} using fts5(search_text, content='', contentless_delete=1, detail=none, tokenize='trigram case_sensitive 1')`,
    [`${index}_insert`]: `CREATE TRIGGER ${index}_insert after insert on ${table} begin ${insert} end`,
    [`${index}_update`]: `CREATE TRIGGER ${index}_update after update of search_text on ${table} when new.search_text is not old.search_text begin ${remove} ${insert} end`,
    [`${index}_delete`]: `CREATE TRIGGER ${index}_delete after delete on ${table} begin ${remove} end`,
  };
}

type Definition = { name: string; sql: string };

/**
 * Creates the index, also when a part of it is missing: a change of a table's columns removes its triggers. Resolves with
 * whether it did.
 */
export async function ensureSqliteIndex(trx: Transaction, table: IndexedTable): Promise<boolean> {
  const definitions = definitionsOf(table);
  const names = Object.keys(definitions);
  const stored: Definition[] = await trx('sqlite_master').select('name', 'sql').whereIn('name', names);
  if (stored.length === names.length && stored.every(({ name, sql }) => sql === definitions[name])) return false;
  const index = indexOf(table);
  for (const trigger of names.filter((name) => name !== index)) await trx.raw(`drop trigger if exists ${trigger}`);
  await trx.raw(`drop table if exists ${index}`);
  for (const statement of Object.values(definitions)) await trx.raw(statement);
  await trx.raw(`insert into ${index} (rowid, search_text) select id, search_text from ${table}`);
  return true;
}

/** With more rows than this, reading all rows of the table in one pass is faster. */
const maxCandidates = 2000;
/** Of trigrams that many rows have: each one costs time in proportion to these rows. */
const maxCommonTrigrams = 4;

const toPhrase = (trigram: string) => `"${trigram.replaceAll('"', '""')}"`;

/**
 * The ids of the rows that have all trigrams of the text: those that contain it, and perhaps others. Null if there are too
 * many, or if the text is too short.
 */
export async function findCandidates(trx: Transaction, table: IndexedTable, text: string): Promise<number[] | null> {
  const trigrams = await chooseTrigrams(trx, table, toTrigrams(text));
  if (trigrams.length === 0) return null;
  const rows: { rowid: number }[] = await trx(indexOf(table))
    .select('rowid')
    .whereRaw(`${indexOf(table)} match ?`, [trigrams.map(toPhrase).join(' ')])
    .limit(maxCandidates + 1);
  return rows.length > maxCandidates ? null : rows.map(({ rowid }) => rowid);
}

/** Those that few rows have, or else some that spread over the whole text. */
async function chooseTrigrams(trx: Transaction, table: IndexedTable, trigrams: string[]): Promise<string[]> {
  if (trigrams.length <= 1) return trigrams;
  const index = indexOf(table);
  const count = `(select count(*) from (select 1 from ${index} where ${index} match ? limit ${maxCandidates + 1}))`;
  const columns = trigrams.map((_trigram, position) => `${count} as "${position}"`);
  const [counts = {}]: Record<string, number>[] = await trx.raw(`select ${columns.join(', ')}`, trigrams.map(toPhrase));
  const rare = trigrams.filter((_trigram, position) => (counts[position] ?? 0) <= maxCandidates);
  if (rare.length > 0) return rare;
  const step = Math.max(1, (trigrams.length - 1) / (maxCommonTrigrams - 1));
  const positions = Array.from({ length: maxCommonTrigrams }, (_none, part) => Math.round(part * step));
  return trigrams.filter((_trigram, position) => positions.includes(position));
}
