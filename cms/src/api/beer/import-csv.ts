/**
 * Imports a CSV file in small batches, each in its own transaction, so that other requests are served in between.
 * Valid rows are imported even if others fail.
 */
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { createBeerRowParser, type BeerRowParser } from '#domain/beer/csv';
import {
  createRowValidator,
  firstDataRow,
  maxImportBytes,
  maxImportRows,
  type ImportRow,
} from '#domain/beer/csv-import';
import type { BeerInput } from '#domain/beer/input';
import { toNameKey } from '#domain/beer/search';
import { messages } from '#domain/shared/messages';
import { badRequest, tooLarge, unsupportedType } from '#lib/errors';
import { truncateName } from '#lib/image-file';
import type { Upload } from '#lib/uploads';
import { beerUid } from './document';
import { withBeerLock } from './lock';
import { resolveNewSlug } from './slug';
import { toBeerDocument } from './to-document';

const batchRows = 50;
const chunkBytes = 64 * 1024;

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

type Batch = { rows: string[][]; firstRow: number; parseRow: BeerRowParser; namesInFile: Set<string> };

/** The names in the rows that beers have already. */
async function findExistingNames({ rows, parseRow }: Batch): Promise<string[]> {
  const keys = rows.map((cells) => toNameKey(String(parseRow(cells)['name'] ?? '')));
  const found: { name: string | null }[] = await strapi.db
    .query(beerUid)
    .findMany({ select: ['name'], where: { nameKey: { $in: [...new Set(keys)] } } });
  return found.flatMap(({ name }) => name ?? []);
}

async function validateBatch(batch: Batch) {
  const { rows, firstRow, parseRow, namesInFile } = batch;
  const validateRow = createRowValidator(parseRow, await findExistingNames(batch), namesInFile);
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

/** The parser handles a chunk synchronously: small chunks keep the event loop free, and it stops at the row limit. */
async function* readChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes);
    await yieldToEventLoop();
  }
}

async function parseRows({ filepath, name }: Upload): Promise<string[][]> {
  const rows: string[][] = [];
  const bytes = await readFile(filepath);
  // Decoding another encoding as UTF-8 would silently corrupt the umlaut of `Kölsch`.
  if (!isUtf8(bytes)) throw badRequest(messages.csvNotUtf8);
  const parser = Readable.from(readChunks(bytes)).pipe(
    // Rows may be shorter or longer than the header; empty lines are kept, so that row numbers match the spreadsheet.
    parse({ bom: true, relax_column_count: true, skip_empty_lines: false, max_record_size: maxImportBytes }),
  );
  for await (const row of parser as AsyncIterable<string[]>) {
    rows.push(row);
    if (rows.length > maxImportRows + 1) throw tooLarge(`${truncateName(name)} has more than 5,000 rows`);
  }
  return rows;
}

async function readRows(upload: Upload): Promise<string[][]> {
  if (upload.size > maxImportBytes) throw tooLarge(`${truncateName(upload.name)} is larger than 5 MB`);
  if (!/\.csv$/i.test(upload.name)) throw unsupportedType(messages.csvNotCsv);
  try {
    return await parseRows(upload);
  } catch (error) {
    throw error instanceof CsvError ? badRequest(`The file is not valid CSV: ${error.message}`) : error;
  }
}

/** The result of each row that is not blank. A dry run returns the same results and writes nothing. */
export async function importBeers(upload: Upload, { isDryRun }: { isDryRun: boolean }): Promise<ImportRow[]> {
  const [header, ...rows] = await readRows(upload);
  const parseRow = header ? createBeerRowParser(header) : null;
  if (!parseRow) throw badRequest(messages.csvNoName);
  const namesInFile = new Set<string>();
  const results: ImportRow[] = [];
  for (let start = 0; start < rows.length; start += batchRows) {
    const batch = { rows: rows.slice(start, start + batchRows), firstRow: firstDataRow + start, parseRow, namesInFile };
    const batchResults = await (isDryRun ? validateBatch(batch) : importBatch(batch));
    for (const { beer: _beer, ...row } of batchResults) results.push(row);
    await yieldToEventLoop();
  }
  return results;
}
