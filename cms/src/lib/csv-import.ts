/** Imports CSV files by RFC 4180, or separated by semicolons or tabs as spreadsheet programs write them. */
import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import type { Context } from 'koa';
import type * as z from 'zod';
import {
  countColumns,
  createRowParser,
  createRowValidator,
  describeCsvError,
  findUnusedColumns,
  firstDataRow,
  importQuery,
  importResponse,
  maxImportBytes,
  maxImportColumns,
  maxImportRowBytes,
  maxImportRows,
  summarizeRows,
  type CsvDefinition,
  type ExistingChoice,
  type ImportRow,
  type RowParser,
  type RowResult,
  type UndoResults,
} from '#domain/shared/csv-import';
import { messages } from '#domain/shared/messages';
import { badRequest, tooLarge, unsupportedType, notFound } from './errors';
import { truncateName } from './image-file';
import { parseQuery } from './parse';
import { type Upload, uploadedFile } from './uploads';
import { withLock } from './mutex';
import { discardDeletedRecord, findDeletedRecord, storeDeletedRecord } from './trash';

type ImportedType = 'api::beer.beer' | 'api::distributor.distributor' | 'api::subscriber.subscriber';

type Values = Record<string, unknown>;

export type Update = { documentId: string; before: Values; after: Values };

export type Written = {
  created: (number | string)[];
  updated: Update[];
};

/** What an import wrote, for an hour: it can be undone as one step. */
const recordType = 'import';

/** Returns the id of the import, or null if it wrote nothing. */
async function storeImport(type: ImportedType, written: Written, now: Date): Promise<string | null> {
  if (written.created.length === 0 && written.updated.length === 0) return null;
  const recordId = randomUUID();
  await storeDeletedRecord({ type: recordType, recordId, data: { type, ...written }, fileIds: [] }, now);
  return recordId;
}

async function readValues(type: ImportedType, documentId: string, names: string[]): Promise<Values> {
  const row: Values | null = await strapi.db.query(type).findOne({ select: names, where: { documentId } });
  return row === null ? {} : Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}

/** Call in a transaction. */
export async function updateImported(type: ImportedType, documentId: string, data: Values): Promise<Update> {
  const names = Object.keys(data).filter((name) => data[name] !== undefined);
  const before = await readValues(type, documentId, names);
  await strapi.documents(type).update({ documentId, data });
  return { documentId, before, after: await readValues(type, documentId, names) };
}

/** SQLite limits the number of values in a statement. */
const batchSize = 500;

type CreatedRow = { id: number; createdAt: string | Date; updatedAt: string | Date };

const isUnchanged = ({ createdAt, updatedAt }: CreatedRow) =>
  new Date(createdAt).getTime() === new Date(updatedAt).getTime();

/** Beers that are, or were, on tap: their pourings need them. */
async function findPoured(type: ImportedType, ids: number[]): Promise<Set<number>> {
  if (type !== 'api::beer.beer') return new Set();
  const pourings: { beer: { id: number } | null }[] = await strapi.db
    .query('api::pouring.pouring')
    .findMany({ select: ['id'], where: { beer: { id: { $in: ids } } }, populate: { beer: { select: ['id'] } } });
  return new Set(pourings.flatMap(({ beer }) => beer?.id ?? []));
}

async function deleteCreated(type: ImportedType, ids: Written['created']): Promise<number> {
  const rows: CreatedRow[] = await strapi.db
    .query(type)
    .findMany({ select: ['id', 'createdAt', 'updatedAt'], where: { id: { $in: ids } } });
  const unchanged = rows.filter(isUnchanged).map(({ id }) => id);
  const poured = await findPoured(type, unchanged);
  const deleted = unchanged.filter((id) => !poured.has(id));
  if (deleted.length > 0) await strapi.db.query(type).deleteMany({ where: { id: { $in: deleted } } });
  return deleted.length;
}

async function restoreUpdated(type: ImportedType, { documentId, before, after }: Update): Promise<boolean> {
  const current = await readValues(type, documentId, Object.keys(after));
  const names = Object.keys(current).filter((name) => JSON.stringify(current[name]) === JSON.stringify(after[name]));
  if (names.length === 0) return false;
  const data = Object.fromEntries(names.map((name) => [name, before[name]]));
  await strapi.documents(type).update({ documentId, data });
  return true;
}

/** 404 if the import was undone already, or more than an hour ago. */
export const undoImport = (importId: string, now: Date): Promise<UndoResults> =>
  withLock(`import ${importId}`, async () => {
    const stored = await findDeletedRecord<Written & { type: ImportedType }>(recordType, importId, now);
    if (!stored) throw notFound('Import');
    const { type, created, updated } = stored.data;
    let [deleted, restored] = [0, 0];
    for (let start = 0; start < created.length; start += batchSize)
      deleted += await deleteCreated(type, created.slice(start, start + batchSize));
    for (const update of updated) if (await restoreUpdated(type, update)) restored += 1;
    await discardDeletedRecord(stored);
    return { deleted, restored, kept: created.length + updated.length - deleted - restored };
  });

const chunkBytes = 64 * 1024;

/** The comma is the standard and comes first: it counts unless another separator finds more columns. */
const separators = [',', ';', '\t'];

/** The parser handles a chunk synchronously: small chunks keep the event loop free, and it stops at the row limit. */
async function* readChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes);
    await yieldToEventLoop();
  }
}

function parseBytes(bytes: Buffer, separator: string): AsyncIterable<string[]> {
  // Rows may be shorter or longer than the header; empty lines are kept, so that row numbers match the spreadsheet.
  const options = { bom: true, relax_column_count: true, skip_empty_lines: false, max_record_size: maxImportRowBytes };
  // Any of them ends a row: files that were edited by several programs have more than one.
  const lineEndings = ['\r\n', '\n', '\r'];
  return Readable.from(readChunks(bytes)).pipe(
    parse({ ...options, delimiter: separator, record_delimiter: lineEndings }),
  );
}

async function readHeader(bytes: Buffer, separator: string): Promise<string[]> {
  try {
    for await (const header of parseBytes(bytes.subarray(0, chunkBytes), separator)) return header;
  } catch (error) {
    // Another separator may fit; if none does, reading all rows reports the error.
    if (!(error instanceof CsvError)) throw error;
  }
  return [];
}

type Columns = readonly { name: string }[];

async function findSeparator(bytes: Buffer, columns: Columns): Promise<string> {
  let found = { separator: ',', count: 0 };
  for (const separator of separators) {
    const count = countColumns(columns, await readHeader(bytes, separator));
    if (count > found.count) found = { separator, count };
  }
  return found.separator;
}

async function parseRows({ filepath, name }: Upload, columns: Columns): Promise<string[][]> {
  const rows: string[][] = [];
  const bytes = await readFile(filepath);
  // Decoding another encoding as UTF-8 would silently corrupt the umlaut of `Kölsch`.
  if (!isUtf8(bytes)) throw badRequest(messages.csvNotUtf8);
  for await (const row of parseBytes(bytes, await findSeparator(bytes, columns))) {
    rows.push(row);
    if (row.length > maxImportColumns) throw badRequest(`Row ${rows.length} has more than ${maxImportColumns} columns`);
    if (rows.length > maxImportRows + 1) throw tooLarge(`${truncateName(name)} has more than 5,000 rows`);
  }
  return rows;
}

async function readCsvRows(upload: Upload, columns: Columns): Promise<string[][]> {
  if (upload.size > maxImportBytes) throw tooLarge(`${truncateName(upload.name)} is larger than 5 MB`);
  if (!/\.csv$/i.test(upload.name)) throw unsupportedType(messages.csvNotCsv);
  try {
    return await parseRows(upload, columns);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser counts the complete rows before the error.
    throw badRequest(describeCsvError(error.code, Number(Reflect.get(error, 'records')) + 1));
  }
}

export type ImportTarget<Record, Input, Changes> = {
  type: ImportedType;
  definition: CsvDefinition<Record, Input, Changes>;
  /** Serializes the writes of a batch, in one transaction. */
  lock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  find: (keys: string[]) => Promise<Map<string, Record>>;
  insert: (inputs: Input[]) => Promise<(number | string)[]>;
  update: (stored: Record, changes: Changes) => Promise<Update>;
};

const batchRows = 50;

type Batch = { header: string[]; rows: string[][]; firstRow: number; parseRow: RowParser; keysInFile: Set<string> };

type ImportOptions = { isDryRun: boolean; existing: ExistingChoice };

/** Looks for existing records in each batch: other users may have added some since the last one. */
async function validateBatch<Record, Input, Changes>(
  { definition, find }: ImportTarget<Record, Input, Changes>,
  { rows, firstRow, ...batch }: Batch,
  existing: ExistingChoice,
): Promise<RowResult<Record, Input, Changes>[]> {
  const keys = rows.map((cells) => definition.keyOf(batch.parseRow(cells))).filter(Boolean);
  const stored = await find([...new Set(keys)]);
  const validateRow = createRowValidator({ ...batch, definition, existing, stored });
  return rows.flatMap((cells, index) => validateRow(cells, firstRow + index) ?? []);
}

async function importBatch<Record, Input, Changes>(
  target: ImportTarget<Record, Input, Changes>,
  batch: Batch,
  existing: ExistingChoice,
) {
  return target.lock(async () => {
    const results = await validateBatch(target, batch, existing);
    const inputs = results.flatMap(({ input }) => input ?? []);
    const created = inputs.length > 0 ? await target.insert(inputs) : [];
    const updated: Update[] = [];
    for (const { change } of results) if (change) updated.push(await target.update(change.stored, change.changes));
    return { results, created, updated };
  });
}

/**
 * Imports a file in small batches, each in its own transaction, so that other requests are served in between. Valid rows
 * are imported even if others fail. A dry run returns the same results and writes nothing.
 */
async function importCsv<Record, Input, Changes>(
  target: ImportTarget<Record, Input, Changes>,
  upload: Upload,
  { isDryRun, existing }: ImportOptions,
) {
  const { definition } = target;
  const [header, ...rows] = await readCsvRows(upload, definition.columns);
  const parseRow = header ? createRowParser(definition, header) : null;
  if (!header || !parseRow) throw badRequest(`The file has no ${definition.required} column`);
  const keysInFile = new Set<string>();
  const written: Written = { created: [], updated: [] };
  const results: ImportRow[] = [];
  let importId: string | null = null;
  try {
    for (let start = 0; start < rows.length; start += batchRows) {
      const position = { rows: rows.slice(start, start + batchRows), firstRow: firstDataRow + start };
      const batch = { header, ...position, parseRow, keysInFile };
      const done = isDryRun
        ? { results: await validateBatch(target, batch, existing), created: [], updated: [] }
        : await importBatch(target, batch, existing);
      for (const { input: _input, change: _change, ...row } of done.results) results.push(row);
      written.created.push(...done.created);
      written.updated.push(...done.updated);
      await yieldToEventLoop();
    }
  } finally {
    // What was imported before a failure can be undone, too.
    importId = await storeImport(target.type, written, new Date());
  }
  return {
    results: summarizeRows(results, existing),
    rows: results,
    unusedColumns: findUnusedColumns(definition.columns, header),
    importId,
  };
}

/**
 * The query, the body and the handler of an import. The optional parts of the response are there if they say something.
 * `fields`: the other fields of the form.
 */
export const withImport = <Record, Input, Changes>(
  findTarget: (ctx: Context, isDryRun: boolean) => ImportTarget<Record, Input, Changes>,
  fields?: z.ZodObject,
) => ({
  query: importQuery,
  body: { files: 'csvFile', max: 1, ...(fields && { fields }) },
  response: importResponse,
  async handle(ctx: Context) {
    const { dryRun = false, rows: withRows = dryRun, existing = 'skip' } = parseQuery(importQuery, ctx.querystring);
    const target = findTarget(ctx, dryRun);
    const options = { isDryRun: dryRun, existing };
    const { results, rows, unusedColumns, importId } = await importCsv(target, uploadedFile(ctx, 'csvFile'), options);
    return {
      results,
      ...(withRows ? { rows } : {}),
      ...(withRows || unusedColumns.length > 0 ? { unusedColumns } : {}),
      ...(importId ? { importId } : {}),
    };
  },
});
