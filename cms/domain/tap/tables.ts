/** The tables that get a tent with a QR code, as staff write them: `1-12`, `1, 3, P1-P8, Bar`. */
const maxTables = 100;
const maxTableName = 12;

const rangePattern = /^(\D{0,8}?)\s*(\d{1,3})\s*[-–]\s*(\D{0,8}?)\s*(\d{1,3})$/u;
const namePattern = /^[\p{L}\p{N}][\p{L}\p{N} .&/-]*$/u;

export type Tables = { tables: string[]; error: null } | { tables: null; error: string };

const fail = (error: string): Tables => ({ tables: null, error });

/** Each table once, in the order of the text. */
export function parseTables(text: string): Tables {
  const tables = new Set<string>();
  for (const part of text.split(',').map((each) => each.trim().replace(/\s+/g, ' '))) {
    if (!part) continue;
    const names = expandRange(part) ?? [part];
    if (names.length === 0) return fail(`${part} is not a range of tables`);
    for (const name of names) {
      if (!namePattern.test(name)) return fail('Please list tables such as 1-12, Patio 3');
      if (name.length > maxTableName) return fail(`A table’s name can have at most ${maxTableName} characters`);
      tables.add(name);
    }
    if (tables.size > maxTables) return fail(`Please list at most ${maxTables} tables`);
  }
  return tables.size > 0 ? { tables: [...tables], error: null } : fail('Please list at least one table');
}

/** Null for a name; empty for a range that has none, such as `9-3` and `P1-B4`. */
function expandRange(text: string): string[] | null {
  const [, prefix = '', first, otherPrefix = '', last] = rangePattern.exec(text) ?? [];
  if (first === undefined || last === undefined) return null;
  const isSamePrefix = otherPrefix === '' || otherPrefix.toLowerCase() === prefix.toLowerCase();
  const count = Number(last) - Number(first) + 1;
  if (!isSamePrefix || count < 1) return [];
  const separator = text.startsWith(`${prefix} `) ? ' ' : '';
  // One more than allowed is an error of the whole list.
  return Array.from(
    { length: Math.min(count, maxTables + 1) },
    (_, index) => prefix + separator + (Number(first) + index),
  );
}
