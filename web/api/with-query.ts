import type { QueryParams } from './query-string';

/** Loads `qs` (15 kB) on first use: pages rendered by the edge contain their data and don't need it. */
export async function withQuery(path: string, params: QueryParams): Promise<string> {
  const { toQueryString } = await import('./query-string');
  return path + toQueryString(params);
}
