export type QueryParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** `?page=2&search=ipa`, or an empty string. Omits empty values, so that equal queries have equal URLs. */
export function toQueryString(params: QueryParams): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}
