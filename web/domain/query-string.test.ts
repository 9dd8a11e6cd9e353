import { toQueryString, type QueryParams } from './query-string';

test.each<[QueryParams, string]>([
  [{ page: 2, search: 'ipa & stout' }, '?page=2&search=ipa+%26+stout'],
  [{ upcoming: true, tapRoom: undefined, limit: 3 }, '?upcoming=true&limit=3'],
  [{ search: '', style: null, page: undefined }, ''],
  [{ tag: 'Ä' }, '?tag=%C3%84'],
])('serializes %o as %j', (params, query) => {
  expect(toQueryString(params)).toBe(query);
});
