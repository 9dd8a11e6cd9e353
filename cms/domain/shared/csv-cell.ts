/** CSV cells: protection against formula injection, and lists and booleans that an import restores exactly. */

// A leading apostrophe makes a spreadsheet show a formula as text. Text that already looks escaped gets another one, so
// that escaping is reversible.
// Spreadsheets of East Asian languages also take full-width and small forms of the signs.
const formula = /^'*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/;
const escapedFormula = /^'+[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/;

export const escapeFormula = (text: string) => (formula.test(text) ? `'${text}` : text);

export const unescapeFormula = (text: string) => (escapedFormula.test(text) ? text.slice(1) : text);

/** A single entry that contains `,` or `|` gets a trailing `;`, so that it is not split when parsed. */
export const formatList = (entries: readonly string[]) =>
  entries.length === 1 && /[,|]/.test(entries[0] ?? '') ? `${entries[0]};` : entries.join(';');

/** The separator is `;`, or `|` or `,` if the cell has no `;`. */
export const parseList = (cell: string) => {
  const separator = [';', '|'].find((character) => cell.includes(character)) ?? ',';
  return cell
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);
};

export const formatBoolean = (value: boolean) => (value ? 'Yes' : 'No');

const booleans: Record<string, boolean> = { yes: true, true: true, '1': true, no: false, false: false, '0': false };

/** Undefined for a blank cell. Unknown text is returned unchanged and then fails validation. */
export const parseBoolean = (cell: string): boolean | string | undefined => {
  const text = cell.trim().toLowerCase();
  if (!text) return undefined;
  return Object.hasOwn(booleans, text) ? booleans[text] : cell;
};
