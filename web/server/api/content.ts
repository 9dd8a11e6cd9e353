import type { Entry } from '../cache/entry';

const contents = new WeakMap<Entry, unknown>();

/** What an answer says, read once for all the pages that are made of it: so nobody may write into it. */
export function contentOf(entry: Entry): unknown {
  const known = contents.get(entry);
  if (known !== undefined) return known;
  const content: unknown = frozen(JSON.parse(entry.body.toString()));
  contents.set(entry, content);
  return content;
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
