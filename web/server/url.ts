/** URLs as cache keys: one spelling for each, so that variations don't multiply entries. */

type SplitUrl = { path: string; query: URLSearchParams };

export function splitUrl(url: string): SplitUrl {
  const index = url.indexOf('?');
  if (index === -1) return { path: url, query: new URLSearchParams() };
  return { path: url.slice(0, index), query: new URLSearchParams(url.slice(index + 1)) };
}

/** The target of a redirect with a query; the target's own parameters count. */
export function withQuery(target: string, query: URLSearchParams): string {
  const [beforeHash = '', ...hash] = target.split(/(?=#)/);
  const own = splitUrl(beforeHash).query;
  const added = new URLSearchParams([...query].filter(([name]) => !own.has(name)));
  if (added.size === 0) return target;
  return beforeHash + (beforeHash.includes('?') ? '&' : '?') + String(added) + hash.join('');
}

/** The known parameters in their order, without empty ones. Null if one is repeated, which makes it ambiguous. */
export function canonicalQuery(query: URLSearchParams, params: readonly string[]): string | null {
  const canonical = new URLSearchParams();
  for (const param of params) {
    const values = query.getAll(param);
    if (values.length > 1) return null;
    if (values[0]) canonical.set(param, values[0]);
  }
  const text = canonical.toString();
  return text && `?${text}`;
}

/** Percent-encodes only the characters that require it. */
export const normalizePath = (path: string) =>
  path
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
    .join('/');

export function isDecodable(path: string): boolean {
  try {
    // The result is used: the bundler removes a call without effects, although it may throw.
    return decodeURIComponent(path).length <= path.length;
  } catch {
    return false;
  }
}
