import { negotiateEncoding, parseRequest } from './entry';

const none = { acceptEncoding: '', ifNoneMatch: '', hasCredentials: false, requestId: '' };

test.each([
  ['no headers', [], none],
  ['unrelated headers', ['Host', 'x', 'Accept', '*/*', 'Cookie', 'theme=dark'], none],
  ['a request id', ['X-Request-Id', 'abc-1'], { ...none, requestId: 'abc-1' }],
  ['Accept-Encoding', ['Accept-Encoding', 'gzip, br'], { ...none, acceptEncoding: 'gzip, br' }],
  [
    'a repeated Accept-Encoding',
    ['accept-encoding', 'gzip', 'ACCEPT-ENCODING', 'br'],
    { ...none, acceptEncoding: 'gzip, br' },
  ],
  ['a repeated If-None-Match', ['If-None-Match', '"a"', 'if-none-match', '"b"'], { ...none, ifNoneMatch: '"a", "b"' }],
  ['a token', ['AUTHORIZATION', 'Bearer abc'], { ...none, hasCredentials: true }],
  ['an empty token', ['Authorization', ''], { ...none, hasCredentials: true }],
  ['a session cookie', ['cookie', 'theme=dark; brewery_session=abc'], { ...none, hasCredentials: true }],
  ['a session cookie on https', ['cookie', '__Host-brewery_session=abc'], { ...none, hasCredentials: true }],
  [
    'a session cookie in the first of two headers',
    ['Cookie', 'brewery_session=abc', 'Cookie', 'a=b'],
    { ...none, hasCredentials: true },
  ],
])('parseRequest reads %s', (_name, rawHeaders, expected) => {
  expect(parseRequest({ rawHeaders })).toEqual(expected);
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
