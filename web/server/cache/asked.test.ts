import { expect, test } from 'vitest';
import { asked } from './asked';

const nobody = { encodings: '', known: '', isSignedIn: false };

test.each([
  ['nothing', [], nobody],
  ['what does not matter', ['Host', 'x', 'Accept', '*/*', 'Cookie', 'theme=dark'], nobody],
  ['encodings', ['Accept-Encoding', 'gzip, br'], { ...nobody, encodings: 'gzip, br' }],
  ['encodings twice', ['accept-encoding', 'gzip', 'ACCEPT-ENCODING', 'br'], { ...nobody, encodings: 'gzip, br' }],
  ['what is there already', ['If-None-Match', '"a"', 'if-none-match', '"b"'], { ...nobody, known: '"a", "b"' }],
  ['a token', ['AUTHORIZATION', 'Bearer abc'], { ...nobody, isSignedIn: true }],
  ['an empty token', ['Authorization', ''], { ...nobody, isSignedIn: true }],
  ['a session', ['cookie', 'theme=dark; boldridge_session=abc'], { ...nobody, isSignedIn: true }],
  [
    'a session in the first of two',
    ['Cookie', 'boldridge_session=abc', 'Cookie', 'a=b'],
    { ...nobody, isSignedIn: true },
  ],
])('%s', (_what, rawHeaders, told) => {
  expect(asked({ rawHeaders })).toEqual(told);
});
