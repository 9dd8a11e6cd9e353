/** The value of a field as a short text. */
const maxLength = 120;

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const shorten = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

const countEntries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

function showList(list: unknown[]): string {
  if (list.length === 0) return 'Empty';
  if (list.every((entry) => !isObject(entry))) return shorten(list.join(', '));
  const names = list.flatMap((entry) => (isObject(entry) && 'mime' in entry ? [String(entry['name'])] : []));
  return names.length === list.length ? shorten(names.join(', ')) : countEntries(list.length);
}

export function showValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return showList(value);
  if (!isObject(value)) return shorten(String(value));
  return 'mime' in value ? shorten(String(value['name'])) : 'Changed';
}
