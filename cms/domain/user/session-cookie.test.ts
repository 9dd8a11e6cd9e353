import { expect, test } from 'vitest';
import { formatSessionCookie, sessionCookieName } from './session-cookie';

test.each([
  ['https://boldridge.example', '__Host-brewery_session=t; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure'],
  ['http://localhost:3000', 'brewery_session=t; Path=/api; Max-Age=60; HttpOnly; SameSite=Strict'],
])('the cookie of %s is %s', (publicUrl, cookie) => {
  expect(formatSessionCookie(publicUrl, 't', 60)).toBe(cookie);
  expect(cookie.startsWith(`${sessionCookieName(publicUrl)}=`)).toBe(true);
});
