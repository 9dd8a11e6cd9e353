/**
 * Imports a CSV file in small batches, each in its own transaction, so that other requests are served in between.
 * Valid rows are imported even if others fail.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createBeerRowParser, findUnusedColumns, type BeerRowParser } from '#domain/beer/csv';
import { createRowValidator, firstDataRow, type ImportRow } from '#domain/beer/csv-import';
import type { BeerInput } from '#domain/beer/input';
import { toNameKey } from '#domain/beer/search';
import { messages } from '#domain/shared/messages';
import { badRequest } from '#lib/errors';
import type { Upload } from '#lib/uploads';
import { beerUid } from './document';
import { withBeerLock } from './lock';
import { readCsvRows } from './read-csv-rows';
import { resolveNewSlug } from './slug';
import { toBeerDocument } from './to-document';

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
