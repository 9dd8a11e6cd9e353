/** A CSV file as a download, written while its rows are read: RFC 4180, UTF-8 (api.md §5). */
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Context } from 'koa';
import { pacificToday } from '#domain/time/pacific';
import { attachCsv } from './attachment';

type Rows = Iterable<string[]> | AsyncIterable<string[]>;

/** The rows come guarded from the domain. `name` is what the file is called before the day. */
export function sendCsv(ctx: Context, name: string, header: string[], rows: Rows): void {
  const file = new PassThrough();
  const lines = stringify({ header: true, columns: header, record_delimiter: '\r\n' });
  pipeline(Readable.from(rows), lines, file).catch((error: Error) => file.destroy(error));
  attachCsv(ctx, name, pacificToday(new Date()), file);
}
