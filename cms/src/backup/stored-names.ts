import type { FileWithFormats } from '#lib/storage/file-names';

/** SQLite returns JSON as text. */
export function parsedFormats(row: Record<string, unknown>): FileWithFormats {
  const { formats } = row;
  return { ...row, formats: typeof formats === 'string' ? JSON.parse(formats) : formats };
}
