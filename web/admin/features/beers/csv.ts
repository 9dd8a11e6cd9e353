/** CSV as in RFC 4180. */

/** Returns the cells of each row. Removes a byte order mark; accepts LF as well as CRLF. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  while (position < source.length) {
    const { cell, next } =
      source[position] === '"' ? readQuotedCell(source, position) : readPlainCell(source, position);
    row.push(cell);
    position = next;
    if (source[position] === ',') {
      position += 1;
      // A trailing separator is followed by an empty cell.
      if (position === source.length) row.push('');
      else continue;
    }
    rows.push(row);
    row = [];
    if (source[position] === '\r') position += 1;
    if (source[position] === '\n') position += 1;
  }
  return rows;
}

function readPlainCell(source: string, start: number) {
  const plain = /[^,\r\n]*/y;
  plain.lastIndex = start;
  const cell = plain.exec(source)?.[0] ?? '';
  return { cell, next: start + cell.length };
}

/** Text between the closing quote and the next separator is kept. */
function readQuotedCell(source: string, start: number) {
  const quoted = /"((?:[^"]|"")*)("|$)/y;
  quoted.lastIndex = start;
  const [match, content] = quoted.exec(source) ?? ['', ''];
  const tail = readPlainCell(source, start + match.length);
  return { cell: (content ?? '').replaceAll('""', '"') + tail.cell, next: tail.next };
}

/** One row, including its line break. */
export const formatCsvRow = (cells: readonly string[]) =>
  cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',') + '\r\n';
