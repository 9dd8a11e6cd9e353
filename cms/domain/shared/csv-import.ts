/** The import of CSV files: their columns, the validation of their rows, and what an import returns. */
import * as z from 'zod';
import { escapeFormula, unescapeFormula } from './csv-cell';
import { joinTexts } from './join-texts';
import type { ParseResult } from './parse-input';
import { queryBoolean, queryChoice } from './query-fields';

export const maxImportRows = 5000;
export const maxImportBytes = 5 * 1024 * 1024;
export const maxImportColumns = 200;
/** The limit of one row: many times the texts of a beer. */
export const maxImportRowBytes = 1024 * 1024;
/** Row numbers as in a spreadsheet: the header is row 1. */
export const firstDataRow = 2;

/** What happens with rows that have the name of a record: `update` changes the fields that have a value in the file. */
const existingChoices = ['skip', 'update'] as const;
export type ExistingChoice = (typeof existingChoices)[number];

/** `dryRun` writes nothing; `rows` adds the result of each row to the response. */
export const importQuery = z.object({
  dryRun: queryBoolean('dryRun'),
  rows: queryBoolean('rows'),
  existing: queryChoice(existingChoices, 'existing must be skip or update'),
});

const importResultsSchema = z.object({
  /** The number of records that were created. */
  success: z.int(),
  skipped: z.int(),
  errors: z.array(z.object({ row: z.int(), message: z.string() })),
  /** Present with `existing=update`. */
  updated: z.int().optional(),
});
export type ImportResults = z.infer<typeof importResultsSchema>;

const importRowSchema = z.object({
  /** Numbered as in a spreadsheet: the header is row 1. */
  row: z.int(),
  name: z.string(),
  outcome: z.enum(['created', 'updated', 'skipped', 'failed']),
  /** Such as the style of a beer. */
  detail: z.string().nullable(),
  /** Why the row is skipped or failed, or what it changes. */
  message: z.string().nullable(),
  /** A value that is probably a mistake, although it is valid. */
  warning: z.string().nullable(),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** The response of an import; `importId` undoes it for an hour. */
export const importResponse = {
  results: importResultsSchema,
  rows: z.array(importRowSchema).optional(),
  unusedColumns: z.array(z.string()).optional(),
  importId: z.string().optional(),
};

export const undoResultsSchema = z.object({
  deleted: z.int(),
  restored: z.int(),
  /** Records that were changed after the import. */
  kept: z.int(),
});
export type UndoResults = z.infer<typeof undoResultsSchema>;

type Body = Record<string, unknown>;

export type CsvColumn<Record> = {
  name: string;
  format: (record: Record) => string;
  /** Converts the cell to fields of the body. */
  parse: (cell: string) => Body;
};

export const csvRow =
  <Record>(columns: readonly Pick<CsvColumn<Record>, 'format'>[]) =>
  (record: Record) =>
    columns.map(({ format }) => escapeFormula(format(record)));

export type CsvDefinition<Record, Input, Changes> = {
  columns: readonly CsvColumn<Record>[];
  /** The column without which there are no records. */
  required: string;
  /** The body of the call that creates a record, from the fields of all columns of the file. */
  toBody: (fields: Body) => Body;
  nameOf: (body: Body) => string;
  /** Equal for the same record; blank if the body has none. */
  keyOf: (body: Body) => string;
  parseInput: (body: Body) => ParseResult<Input>;
  parseChanges: (body: Body, stored: Record) => ParseResult<Changes>;
  /** The record after the change. */
  merge: (stored: Record, changes: Changes) => Record;
  describe: (input: Input) => Pick<ImportRow, 'detail' | 'warning'>;
};

/** Ignores case, spaces, punctuation and invisible characters: `ABV (%)` is `abv`. */
const normalizeHeader = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The column limit of Excel. */
const maxColumns = 16_384;

type Columns = readonly { name: string }[];

/** How many of our columns a header has. */
export const countColumns = (columns: Columns, header: readonly string[]): number => {
  const keys = new Set(header.slice(0, maxColumns).map(normalizeHeader));
  return columns.filter(({ name }) => keys.has(normalizeHeader(name))).length;
};

/** The columns that an import does not use: unknown ones, and repeated ones after the first. */
export function findUnusedColumns(columns: Columns, header: readonly string[]): string[] {
  const free = new Set(columns.map(({ name }) => normalizeHeader(name)));
  return header.slice(0, maxColumns).filter((name) => name.trim() !== '' && !free.delete(normalizeHeader(name)));
}

export type RowParser = (cells: readonly string[]) => Body;

type ParserDefinition = {
  columns: readonly Pick<CsvColumn<never>, 'name' | 'parse'>[];
  required: string;
  toBody: (fields: Body) => Body;
};

/** Returns a parser for the rows below this header, in any column order; null without the required column. */
export const createRowParser = (
  { columns, required, toBody }: ParserDefinition,
  header: readonly string[],
): RowParser | null => {
  const keys = header.slice(0, maxColumns).map(normalizeHeader);
  const present = columns
    .map((column) => ({ column, index: keys.indexOf(normalizeHeader(column.name)) }))
    .filter(({ index }) => index >= 0);
  if (!present.some(({ column }) => column.name === required)) return null;
  return (cells) =>
    toBody(Object.assign({}, ...present.map(({ column, index }) => column.parse(unescapeFormula(cells[index] ?? '')))));
};

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Blank cells change nothing. */
export const withoutBlank = (body: Body): Body =>
  Object.fromEntries(
    Object.entries(body)
      .map(([name, value]): [string, unknown] => [name, isPlainObject(value) ? withoutBlank(value) : value])
      .filter(([, value]) => !isBlank(value) && !(isPlainObject(value) && Object.keys(value).length === 0)),
  );

const isPlainObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `12 oz` and `12oz` are one size. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

const maxNameLength = 120;
const cellWithoutColumn =
  'A cell has no column. Put a text that contains a separator, such as a comma, in quotation marks (").';

/** A text with an unquoted separator makes two cells; the second one belongs to no column. */
const hasCellWithoutColumn = (header: readonly string[], cells: readonly string[]) =>
  cells.some((cell, index) => cell.trim() !== '' && !header[index]?.trim());

/** `input` of a record to create, `changes` of one to update. */
export type RowResult<Record, Input, Changes> = ImportRow & {
  input: Input | null;
  change: { stored: Record; changes: Changes } | null;
};

type RowValidator<Record, Input, Changes> = {
  definition: CsvDefinition<Record, Input, Changes>;
  header: readonly string[];
  parseRow: RowParser;
  existing: ExistingChoice;
  /** Records by key. */
  stored: ReadonlyMap<string, Record>;
  /** The keys of earlier rows of the file. */
  keysInFile?: Set<string>;
};

/**
 * Validates the rows of one file in order. A row of an existing record is skipped or changes it; one that repeats an
 * earlier row is skipped. A blank row has no result.
 */
export const createRowValidator = <Record, Input, Changes>({
  definition,
  header,
  parseRow,
  existing,
  stored,
  keysInFile = new Set(),
}: RowValidator<Record, Input, Changes>) => {
  const { columns, nameOf, keyOf, parseInput, parseChanges, merge, describe } = definition;
  return (cells: readonly string[], row: number): RowResult<Record, Input, Changes> | null => {
    if (cells.every((cell) => !cell.trim())) return null;
    const body = parseRow(cells);
    const key = keyOf(body);
    const name = nameOf(body).slice(0, maxNameLength);
    const rest = { row, name, detail: null, message: null, warning: null, input: null, change: null };
    const toFailed = (errors: readonly { msg: string }[]) => ({
      ...rest,
      outcome: 'failed' as const,
      message: errors.map(({ msg }) => msg).join('; '),
    });
    if (hasCellWithoutColumn(header, cells)) return { ...rest, outcome: 'failed', message: cellWithoutColumn };
    if (keysInFile.has(key)) return { ...rest, outcome: 'skipped', message: 'Repeats an earlier row' };
    const record = key === '' ? undefined : stored.get(key);
    if (record === undefined) {
      const result = parseInput(body);
      if (!result.success) return toFailed(result.errors);
      keysInFile.add(key);
      return { ...rest, outcome: 'created', ...describe(result.data), input: result.data };
    }
    if (existing === 'skip') return { ...rest, outcome: 'skipped', message: 'Already exists' };
    const result = parseChanges(withoutBlank(body), record);
    if (!result.success) return toFailed(result.errors);
    keysInFile.add(key);
    const merged = merge(record, result.data);
    const changed = columns
      .filter(({ format }) => withoutSpaces(format(record)) !== withoutSpaces(format(merged)))
      .map((column) => column.name);
    if (changed.length === 0) return { ...rest, outcome: 'skipped', message: 'Nothing to change' };
    const message = `Changes ${joinTexts(changed)}`;
    return { ...rest, outcome: 'updated', message, change: { stored: record, changes: result.data } };
  };
};

const csvErrors: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'has a quotation mark (") that is never closed.',
  CSV_INVALID_CLOSING_QUOTE:
    'has text after a closing quotation mark ("). Quotation marks inside a cell must be doubled ("").',
  INVALID_OPENING_QUOTE:
    'has a quotation mark (") inside a cell. Put the whole cell in quotation marks and double those inside it ("").',
  CSV_MAX_RECORD_SIZE: 'is longer than 1 MB. Perhaps a quotation mark (") is never closed.',
};

/** What is wrong with the file, by the code of the parser and the row of the spreadsheet. */
export const describeCsvError = (code: string, row: number): string =>
  `The file is not valid CSV: row ${row} ${csvErrors[code] ?? 'can’t be read.'}`;

/** What an import did. */
export function summarizeRows(rows: readonly ImportRow[], existing: ExistingChoice = 'skip'): ImportResults {
  const count = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return {
    success: count('created'),
    skipped: count('skipped'),
    errors: rows.flatMap(({ row, outcome, message }) => (outcome === 'failed' ? { row, message: message ?? '' } : [])),
    ...(existing === 'update' ? { updated: count('updated') } : {}),
  };
}
