/** A CSV file as a download, written while its rows are read: RFC 4180, with the mark by which spreadsheets know UTF-8. */
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Context } from 'koa';
import { pacificToday } from '#domain/time/pacific';

type Rows = Iterable<string[]> | AsyncIterable<string[]>;

const format = {
  bom: true,
  header: true,
  record_delimiter: 'windows',
  // Spreadsheets begin a row at a line break of any kind, unless it is quoted.
  quoted_match: /[\r\n]/,
} as const;

/** The rows come guarded from the domain. When they fail the file fails with their error. */
export function csvFile(header: string[], rows: Rows): Readable {
  const file = new PassThrough();
  const lines = stringify({ ...format, columns: header });
  pipeline(Readable.from(rows), lines, file).catch((error: Error) => file.destroy(error));
  return file;
}

/**
 * `name` is what the file is called before the day, Pacific time. Rows that fail at once are answered like any failure;
 * later ones break the download off, so that nobody waits for its end or takes a part for the whole.
 */
export async function sendCsv(ctx: Context, name: string, header: string[], rows: Rows): Promise<void> {
  const file = csvFile(header, rows);
  await once(file, 'readable');
  if (file.errored) throw file.errored;
  file.once('error', () => ctx.res.destroy());
  ctx.status = 200;
  ctx.set('Content-Type', 'text/csv; charset=utf-8');
  ctx.set('Content-Disposition', `attachment; filename="${name}-${pacificToday(new Date())}.csv"`);
  ctx.body = file;
}
