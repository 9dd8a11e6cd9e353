/** Streams rows as a CSV download: RFC 4180, with the byte order mark by which spreadsheets recognize UTF-8. */
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Context } from 'koa';
import type { AuditArea } from '#domain/audit/constants';
import { todayIn } from '#domain/time/zone';
import { recordAudit } from './audit/record';
import { fetchTimeZone } from './site-settings/queries';

type Rows = Iterable<string[]> | AsyncIterable<string[]>;

const format = {
  bom: true,
  header: true,
  record_delimiter: 'windows',
  // Spreadsheets start a new row at any unquoted line break.
  quoted_match: /[\r\n]/,
} as const;

/** Cells are already escaped by the domain. If reading the rows fails, the stream fails with that error. */
export function createCsvStream(header: string[], rows: Rows): Readable {
  const file = new PassThrough();
  const csv = stringify({ ...format, columns: header });
  pipeline(Readable.from(rows), csv, file).catch((error: Error) => file.destroy(error));
  return file;
}

/** `area`: of the audit log, which records every download. */
export type Download = { name: string; area: AuditArea };

/**
 * The file is named `{name}-{today}.csv`. If the first rows fail, the error is thrown; later failures
 * abort the connection, so that a client can't mistake a partial file for a complete one.
 */
export async function sendCsv(ctx: Context, { name, area }: Download, header: string[], rows: Rows): Promise<void> {
  const file = createCsvStream(header, rows);
  await once(file, 'readable');
  if (file.errored) throw file.errored;
  file.once('error', () => ctx.res.destroy());
  const now = new Date();
  const today = todayIn(await fetchTimeZone(), now);
  await recordAudit({ action: 'exported', area }, now);
  ctx.status = 200;
  ctx.set('Content-Type', 'text/csv; charset=utf-8');
  ctx.set('Content-Disposition', `attachment; filename="${name}-${today}.csv"`);
  ctx.body = file;
}
