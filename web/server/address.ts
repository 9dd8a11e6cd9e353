/** Addresses as they are kept: one way to write each, so that nobody multiplies entries by inventing others. */

/** Longer ones are no address of ours. */
export const longestUrl = 4096;

export type Address = { path: string; query: URLSearchParams };

export function splitUrl(url: string): Address {
  const mark = url.indexOf('?');
  if (mark === -1) return { path: url, query: new URLSearchParams() };
  return { path: url.slice(0, mark), query: new URLSearchParams(url.slice(mark + 1)) };
}

/** The known keys in their order, those that say nothing left out. Null: a known key is there twice, so it means nothing certain. */
export function knownQuery(query: URLSearchParams, keys: readonly string[]): string | null {
  const kept = new URLSearchParams();
  for (const key of keys) {
    const values = query.getAll(key);
    if (values.length > 1) return null;
    if (values[0]) kept.set(key, values[0]);
  }
  const text = kept.toString();
  return text && `?${text}`;
}

/** Dots that climb, encoded slashes, fragments and control characters lead nowhere good and are in no address of ours. */
const treacherous = /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|%5c|\\|$)|%2f|%5c|\\|#|%00|\p{Cc}/iu;

/** A path in its one spelling: nothing is encoded that can stand for itself. */
export const spelled = (path: string) =>
  path
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/');

export const isTreacherous = (path: string) => treacherous.test(path);

export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
