import type { QueryParams } from './query-string';

/** Loads `qs` (15 kB) on first use: a page rendered by the edge arrives with its data. */
export async function withQuery(path: string, params: QueryParams): Promise<string> {
  const { toQueryString } = await import('./query-string');
  return path + toQueryString(params);
}
