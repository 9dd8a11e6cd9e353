import { hasCredentials, negotiateEncoding } from './entry';

test.each([
  ['no headers', {}, false],
  ['another cookie', { cookie: 'theme=dark' }, false],
  ['a token', { authorization: 'Bearer abc' }, true],
  ['an empty token', { authorization: '' }, true],
  ['a session cookie', { cookie: 'theme=dark; brewery_session=abc' }, true],
  ['a session cookie on https', { cookie: '__Host-brewery_session=abc' }, true],
])('a request with %s has credentials: %s', (_name, headers, expected) => {
  expect(hasCredentials({ headers })).toBe(expected);
});

test.each([
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['deflate', 'identity'],
  [`${'x,'.repeat(1000)}gzip`, 'gzip'],
  [';;,,=q', 'identity'],
])('Accept-Encoding %j selects %s', (header, encoding) => {
  expect([negotiateEncoding(header), negotiateEncoding(header)]).toEqual([encoding, encoding]);
});
