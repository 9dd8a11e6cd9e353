/** The value of a field as a short text. */
const maxLength = 120;

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const shorten = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

/** A file by its name, a component by its texts. */
function textsOf(value: Values): string[] {
  if ('mime' in value) return [String(value['name'])];
  return Object.entries(value).flatMap(([name, each]) =>
    name !== '__component' && typeof each === 'string' && each ? [each] : [],
  );
}

const showObject = (value: Values) => shorten(textsOf(value).join(', ')) || 'Changed';

function showList(list: unknown[]): string {
  if (list.length === 0) return 'Empty';
  const texts = list.map((entry) => (isObject(entry) ? textsOf(entry)[0] : String(entry)));
  const count = list.length === 1 ? '1 entry' : `${list.length} entries`;
  return texts.every(Boolean) ? shorten(texts.join(', ')) : count;
}

export function showValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return showList(value);
  return isObject(value) ? showObject(value) : shorten(String(value));
}
