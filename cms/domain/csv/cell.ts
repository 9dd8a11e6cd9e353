/** Cells of the CSV files: no spreadsheet runs what a visitor typed, and reading gives back what was written. */

// A value that looks guarded already gets a further mark, so that undoing it is exact.
const dangerous = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;

export const escapeFormula = (text: string) => (dangerous.test(text) ? `'${text}` : text);

export const unescapeFormula = (text: string) => (guarded.test(text) ? text.slice(1) : text);

/** Several texts in one cell. A mark after a single one that has another separator in it keeps it in one piece. */
export const formatList = (entries: readonly string[]) =>
  entries.length === 1 && /[,|]/.test(entries[0] ?? '') ? `${entries[0]};` : entries.join(';');

/** api.md §5: `;` separates; a cell without it may use `|`, or else `,`. */
export const parseList = (cell: string) => {
  const separator = [';', '|'].find((mark) => cell.includes(mark)) ?? ',';
  return cell
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);
};

export const formatBoolean = (value: boolean) => (value ? 'Yes' : 'No');

const booleans: Record<string, boolean> = { yes: true, true: true, '1': true, no: false, false: false, '0': false };

/** Undefined for an empty cell; the text itself when it is neither yes nor no, for the check to refuse. */
export const parseBoolean = (cell: string): boolean | string | undefined => {
  const text = cell.trim().toLowerCase();
  if (!text) return undefined;
  return Object.hasOwn(booleans, text) ? booleans[text] : cell;
};
