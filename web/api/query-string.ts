import { stringify } from 'qs';

export type QueryParams = { [name: string]: QueryValue };
type QueryValue = string | number | boolean | null | undefined | QueryValue[] | QueryParams;

/** `?page=2&search=ipa`, or an empty string. Omits empty values, so that equal queries have equal URLs. */
export const toQueryString = (params: QueryParams): string =>
  stringify(params, {
    addQueryPrefix: true,
    // Spaces as `+`, as in HTML forms.
    format: 'RFC1738',
    skipNulls: true,
    filter: (_name, value: unknown) => (value === '' ? undefined : value),
  });
