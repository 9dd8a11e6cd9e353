/**
 * Reads a CSV file into the catalogue. Rows are judged and stored in small groups, each in a transaction of its own, so
 * that other requests get their turn in between; good rows are kept though others fail.
 */
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { createBeerRowParser, type BeerRowParser } from '#domain/beer/csv';
import { createRowValidator, firstDataRow } from '#domain/beer/csv-import';
import type { BeerInput } from '#domain/beer/input';
import { nextAvailableSlug, toSlug } from '#domain/beer/slug';
import { messages } from '#domain/shared/messages';
import { badRequest, tooLarge, unsupportedType } from '#lib/errors';
import { maxCsvBytes, maxCsvRows } from '#lib/limits';
import { withLock } from '#lib/mutex';
import { truncateName } from '#lib/image-file';
import type { Upload } from '#lib/uploads';
import { beerData } from './data';
import { beerUid } from './populate';

export type ImportResults = { success: number; skipped: number; errors: { row: number; message: string }[] };

const groupSize = 50;

type Known = { name: string | null; slug: string | null };

function store(beers: BeerInput[], known: Known[]): Promise<unknown> {
  const taken = new Set(known.map(({ slug }) => slug));
  const publishedAt = new Date();
  const data = beers.map((beer) => {
    const slug = nextAvailableSlug(toSlug(beer.name), (candidate) => taken.has(candidate));
    taken.add(slug);
    const { awards: _none, ...fields } = beerData(beer);
    return { ...fields, slug, publishedAt };
  });
  return strapi.db.query(beerUid).createMany({ data });
}

/** Names and slugs are read again for each group: somebody else may have added a beer meanwhile. */
const importGroup = (cells: string[][], firstRowOfGroup: number, read: BeerRowParser, results: ImportResults) =>
  withLock(strapi, 'beer slugs', async () => {
    const known: Known[] = await strapi.db.query(beerUid).findMany({ select: ['name', 'slug'] });
    const judge = createRowValidator(
      read,
      known.map(({ name }) => name ?? ''),
    );
    const good: BeerInput[] = [];
    cells.forEach((row, index) => {
      const outcome = judge(row);
      if (outcome.kind === 'create') good.push(outcome.beer);
      if (outcome.kind === 'skip') results.skipped += 1;
      if (outcome.kind === 'error') {
        results.errors.push({ row: firstRowOfGroup + index, message: outcome.message });
      }
    });
    if (good.length > 0) await store(good, known);
    results.success += good.length;
  });

const portion = 64 * 1024;

/** The parser reads what it gets in one go: in portions, others get their turn, and the first row too many ends it. */
async function* portions(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += portion) {
    yield bytes.subarray(start, start + portion);
    await nextTurn();
  }
}

async function readRows(upload: Upload): Promise<string[][]> {
  const rows: string[][] = [];
  const bytes = await readFile(upload.filepath);
  // Read as UTF-8, the Kölsch of another encoding would lose its ö without a word.
  if (!isUtf8(bytes)) throw badRequest(messages.csvNotUtf8);
  const parser = Readable.from(portions(bytes)).pipe(
    // A row that is shorter or longer than the header is judged by what it has; an empty line is a row of its number.
    parse({ bom: true, relax_column_count: true, skip_empty_lines: false, max_record_size: maxCsvBytes }),
  );
  for await (const row of parser as AsyncIterable<string[]>) {
    rows.push(row);
    if (rows.length > maxCsvRows + 1) throw tooLarge(`${truncateName(upload.name)} has more than 5,000 rows`);
  }
  return rows;
}

async function rowsOf(upload: Upload): Promise<string[][]> {
  if (upload.size > maxCsvBytes) throw tooLarge(`${truncateName(upload.name)} is larger than 5 MB`);
  if (!/\.csv$/i.test(upload.name)) throw unsupportedType(messages.csvNotCsv);
  try {
    return await readRows(upload);
  } catch (error) {
    throw error instanceof CsvError ? badRequest(`The file is not valid CSV: ${error.message}`) : error;
  }
}

export async function importCsv(upload: Upload): Promise<ImportResults> {
  const [header, ...rows] = await rowsOf(upload);
  const read = header ? createBeerRowParser(header) : null;
  if (!read) throw badRequest(messages.csvNoName);
  const results: ImportResults = { success: 0, skipped: 0, errors: [] };
  for (let start = 0; start < rows.length; start += groupSize) {
    await importGroup(rows.slice(start, start + groupSize), firstDataRow + start, read, results);
    await nextTurn();
  }
  return results;
}
