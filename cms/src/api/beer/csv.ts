/** Reads the rows of a CSV file by RFC 4180, or separated by semicolons or tabs as spreadsheet programs write them. */
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import {
  createBeerRowParser,
  findUnusedColumns,
  type BeerRowParser,
  countBeerColumns,
  beerCsvRow,
  createRowValidator,
  firstDataRow,
  type ImportRow,
  describeCsvError,
  maxImportBytes,
  maxImportColumns,
  maxImportRowBytes,
  maxImportRows,
} from '#domain/beer/csv';
import type { BeerInput } from '#domain/beer/input';
import { toNameKey } from '#domain/beer/search';
import { messages } from '#domain/shared/messages';
import { batchedRows } from '#lib/rows';
import { badRequest, tooLarge, unsupportedType } from '#lib/errors';
import { truncateName } from '#lib/image-file';
import type { Upload } from '#lib/uploads';
import { beerUid, withBeerLock, toBeerDocument, type BeerDocument, staffBeer } from './document';
import { resolveNewSlug } from './mutations';

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

async function findSeparator(bytes: Buffer): Promise<string> {
  let found = { separator: ',', count: 0 };
  for (const separator of separators) {
    const count = countBeerColumns(await readHeader(bytes, separator));
    if (count > found.count) found = { separator, count };
  }
  return found.separator;
}

async function parseRows({ filepath, name }: Upload): Promise<string[][]> {
  const rows: string[][] = [];
  const bytes = await readFile(filepath);
  // Decoding another encoding as UTF-8 would silently corrupt the umlaut of `Kölsch`.
  if (!isUtf8(bytes)) throw badRequest(messages.csvNotUtf8);
  for await (const row of parseBytes(bytes, await findSeparator(bytes))) {
    rows.push(row);
    if (row.length > maxImportColumns) throw badRequest(`Row ${rows.length} has more than ${maxImportColumns} columns`);
    if (rows.length > maxImportRows + 1) throw tooLarge(`${truncateName(name)} has more than 5,000 rows`);
  }
  return rows;
}

async function readCsvRows(upload: Upload): Promise<string[][]> {
  if (upload.size > maxImportBytes) throw tooLarge(`${truncateName(upload.name)} is larger than 5 MB`);
  if (!/\.csv$/i.test(upload.name)) throw unsupportedType(messages.csvNotCsv);
  try {
    return await parseRows(upload);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser counts the complete rows before the error.
    throw badRequest(describeCsvError(error.code, Number(Reflect.get(error, 'records')) + 1));
  }
}

/**
 * Imports a CSV file in small batches, each in its own transaction, so that other requests are served in between.
 * Valid rows are imported even if others fail.
 */

const batchRows = 50;

async function insertBeers(beers: BeerInput[]): Promise<void> {
  const taken = new Set<string>();
  const publishedAt = new Date();
  const data: object[] = [];
  for (const beer of beers) {
    const slug = await resolveNewSlug(null, beer.name, { isTaken: (candidate) => taken.has(candidate) });
    taken.add(slug);
    const { awards: _awards, ...fields } = toBeerDocument(beer);
    data.push({ ...fields, slug, publishedAt });
  }
  await strapi.db.query(beerUid).createMany({ data });
}

type Batch = {
  header: string[];
  rows: string[][];
  firstRow: number;
  parseRow: BeerRowParser;
  namesInFile: Set<string>;
};

/** The names in the rows that beers have already. */
async function findExistingNames({ rows, parseRow }: Batch): Promise<string[]> {
  const keys = rows.map((cells) => toNameKey(String(parseRow(cells)['name'] ?? '')));
  const found: { name: string | null }[] = await strapi.db
    .query(beerUid)
    .findMany({ select: ['name'], where: { nameKey: { $in: [...new Set(keys)] } } });
  return found.flatMap(({ name }) => name ?? []);
}

async function validateBatch(batch: Batch) {
  const { rows, firstRow } = batch;
  const validateRow = createRowValidator({ ...batch, existingNames: await findExistingNames(batch) });
  return rows.flatMap((cells, index) => validateRow(cells, firstRow + index) ?? []);
}

/** Looks for existing names in each batch: other users may have added beers since the last one. */
const importBatch = (batch: Batch) =>
  withBeerLock(async () => {
    const results = await validateBatch(batch);
    const beers = results.flatMap(({ beer }) => beer ?? []);
    if (beers.length > 0) await insertBeers(beers);
    return results;
  });

type ImportResult = {
  /** Of each row that is not blank. */
  rows: ImportRow[];
  /** Names of columns that the import does not use. */
  unusedColumns: string[];
};

/** A dry run returns the same results and writes nothing. */
export async function importBeers(upload: Upload, { isDryRun }: { isDryRun: boolean }): Promise<ImportResult> {
  const [header, ...rows] = await readCsvRows(upload);
  const parseRow = header ? createBeerRowParser(header) : null;
  if (!header || !parseRow) throw badRequest(messages.csvNoName);
  const namesInFile = new Set<string>();
  const results: ImportRow[] = [];
  for (let start = 0; start < rows.length; start += batchRows) {
    const position = { rows: rows.slice(start, start + batchRows), firstRow: firstDataRow + start };
    const batch = { header, ...position, parseRow, namesInFile };
    const batchResults = await (isDryRun ? validateBatch(batch) : importBatch(batch));
    for (const { beer: _beer, ...row } of batchResults) results.push(row);
    await yieldToEventLoop();
  }
  return { rows: results, unusedColumns: findUnusedColumns(header) };
}

const byName = [{ sortName: 'asc' }, { id: 'asc' }];

export async function* exportBeers(): AsyncGenerator<string[]> {
  for await (const beer of batchedRows<BeerDocument>(beerUid, { orderBy: byName })) yield beerCsvRow(staffBeer(beer));
}
