/** What the commands print. */
import { entryNames, type Contents, type Manifest } from './manifest';

const count = (total: number, one: string, many: string) => `${total} ${total === 1 ? one : many}`;

/** `412 rows in 96 tables, 34 files`. */
export function formatContents({ database }: Manifest, { entries }: Contents): string {
  const totals = Object.values(database.tables);
  const rows = totals.reduce((sum, total) => sum + total, 0);
  const files = entries.filter(({ name }) => name.startsWith(entryNames.uploads)).length;
  return `${count(rows, 'row', 'rows')} in ${count(totals.length, 'table', 'tables')}, ${count(files, 'file', 'files')}`;
}

const shown = 5;

/** Lines about files that rows refer to, but the storage did not have. */
export function formatMissing({ missing }: Contents): string[] {
  if (missing.length === 0) return [];
  const names = missing.slice(0, shown).join(', ');
  const more = missing.length > shown ? ` and ${missing.length - shown} more` : '';
  return [`Files that the database refers to, but that don't exist: ${names}${more}`];
}

export const formatTime = (instant: string) => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
