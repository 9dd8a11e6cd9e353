/** Reads a table that people exported from any program: its encoding, its separator, and the row of its header. */

export type Table = {
  /** Row of the header in the file, from 1. */
  headerRow: number;
  header: string[];
  /** All rows below the header, also blank ones, so that their numbers match the file. */
  rows: string[][];
};

/** UTF-8 or UTF-16 by its byte order mark or by its bytes; otherwise Windows-1252, as older programs write it. */
function decodeText(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (first === 0xff && second === 0xfe) return decode('utf-16le');
  if (first === 0xfe && second === 0xff) return decode('utf-16be');
  // Every second byte of an English text in UTF-16 is 0.
  if (first !== 0 && second === 0 && bytes.length > 2) return decode('utf-16le');
  if (first === 0 && second !== 0) return decode('utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode('windows-1252');
  }
}

const separators = [',', ';', '\t', '|'];

/** RFC 4180 with any separator and any line ends; a quotation mark within a cell, or one that is never closed, is part of it. */
function parseRows(text: string, separator: string): string[][] {
  const sign = separator.replace(/[\\\]^-]/, '\\$&');
  const plain = `[^${sign}\\r\\n]*`;
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"(?!")(${plain})|(${plain}))([${sign}]|\\r\\n?|\\n|$)`, 'g');
  const rows: string[][] = [];
  let row: string[] = [];
  for (const { 0: match, 1: quoted, 2: rest = '', 3: unquoted = '', 4: end, index } of text.matchAll(cell)) {
    row.push(quoted === undefined ? unquoted : quoted.replaceAll('""', '"') + rest.trim());
    if (end === separator) continue;
    rows.push(row);
    row = [];
    if (index + match.length >= text.length) break;
  }
  return rows;
}

/** Titles and dates that programs write above the table. */
const maxTitleRows = 20;

const countCells = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;

/**
 * The header is the row with the most known columns, or else the first one that isn't blank. `isKnown` tells whether a text
 * names one of our columns.
 */
function findHeader(rows: readonly string[][], isKnown: (name: string) => boolean) {
  let found = { index: rows.findIndex((row) => countCells(row) > 0), count: 0 };
  rows.slice(0, maxTitleRows).forEach((row, index) => {
    const count = row.filter(isKnown).length;
    if (count > found.count) found = { index, count };
  });
  return found;
}

/** Null for a blank file. */
export function readTable(bytes: Uint8Array, isKnown: (name: string) => boolean): Table | null {
  const decoded = decodeText(bytes).replace(/^\ufeff/, '');
  // Excel's own line that names the separator; it stays a row, so that the numbers match.
  const named = /^"?sep=(.)"?(?=[\r\n])/i.exec(decoded);
  const text = named ? decoded.slice(named[0].length) : decoded;
  const candidates = (named?.[1] ? [named[1]] : separators).map((separator) => {
    const rows = parseRows(text, separator);
    return { rows, ...findHeader(rows, isKnown) };
  });
  const best = candidates.reduce((one, other) => {
    const [oneCells, otherCells] = [one, other].map(({ rows, index }) => countCells(rows[index] ?? []));
    return other.count > one.count || (other.count === one.count && (otherCells ?? 0) > (oneCells ?? 0)) ? other : one;
  });
  return toTable(best.rows, best.index);
}

const toTable = (rows: string[][], index: number): Table | null => {
  const header = rows[index];
  return header ? { headerRow: index + 1, header, rows: rows.slice(index + 1) } : null;
};

/** The format that the import takes: `2026-03-01`, `Yes`. */
const toCellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00.000Z$/, '');
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
};

/** A small file of a stranger could unpack to more than the memory. 5,000 rows of a real one take a few megabytes. */
const maxUnpackedBytes = 50 * 1024 * 1024;

/** The sum of the sizes that the directory of a zip file names; no more than these is unpacked. */
function countUnpackedBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (let at = bytes.indexOf(0x50); at !== -1 && at + 28 <= bytes.length; at = bytes.indexOf(0x50, at + 1))
    if (view.getUint32(at) === 0x504b0102) total += view.getUint32(at + 24, true);
  return total;
}

/** The first visible sheet of an Excel workbook; null if it is blank. Throws if the file is not a workbook, or too large. */
export async function readWorkbook(bytes: Uint8Array, isKnown: (name: string) => boolean): Promise<Table | null> {
  if (countUnpackedBytes(bytes) > maxUnpackedBytes) throw new Error('The workbook is too large');
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(bytes, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden });
  const rows = (sheets[0]?.rows ?? []).map((row) => row.map(toCellText));
  return toTable(rows, findHeader(rows, isKnown).index);
}
