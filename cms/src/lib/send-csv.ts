/** A CSV file as a download, written while its rows are read: RFC 4180, with the mark by which spreadsheets know UTF-8. */
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Context } from 'koa';
import { pacificToday } from '#domain/time/pacific';

type Rows = Iterable<string[]> | AsyncIterable<string[]>;

/** The rows come guarded from the domain. When they fail the file fails with their error. */
export function csvFile(header: string[], rows: Rows): Readable {
  const file = new PassThrough();
  const lines = stringify({ bom: true, header: true, columns: header, record_delimiter: 'windows' });
  pipeline(Readable.from(rows), lines, file).catch((error: Error) => file.destroy(error));
  return file;
}

/** `name` is what the file is called before the day, Pacific time. */
export function sendCsv(ctx: Context, name: string, header: string[], rows: Rows): void {
  ctx.status = 200;
  ctx.set('Content-Type', 'text/csv; charset=utf-8');
  ctx.set('Content-Disposition', `attachment; filename="${name}-${pacificToday(new Date())}.csv"`);
  ctx.body = csvFile(header, rows);
}
