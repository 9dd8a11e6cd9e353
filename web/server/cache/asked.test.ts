import { expect, test } from 'vitest';
import { asked } from './asked';

const nobody = { encodings: '', known: '', hasCredentials: false };

test.each([
  ['nothing', [], nobody],
  ['what does not matter', ['Host', 'x', 'Accept', '*/*', 'Cookie', 'theme=dark'], nobody],
  ['encodings', ['Accept-Encoding', 'gzip, br'], { ...nobody, encodings: 'gzip, br' }],
  ['encodings twice', ['accept-encoding', 'gzip', 'ACCEPT-ENCODING', 'br'], { ...nobody, encodings: 'gzip, br' }],
  ['what is there already', ['If-None-Match', '"a"', 'if-none-match', '"b"'], { ...nobody, known: '"a", "b"' }],
  ['a token', ['AUTHORIZATION', 'Bearer abc'], { ...nobody, hasCredentials: true }],
  ['an empty token', ['Authorization', ''], { ...nobody, hasCredentials: true }],
  ['a session', ['cookie', 'theme=dark; boldridge_session=abc'], { ...nobody, hasCredentials: true }],
  [
    'a session in the first of two',
    ['Cookie', 'boldridge_session=abc', 'Cookie', 'a=b'],
    { ...nobody, hasCredentials: true },
  ],
])('%s', (_what, rawHeaders, told) => {
  expect(asked({ rawHeaders })).toEqual(told);
});
