import { hasSessionEnded, formatSessionCookie, sessionCookieName } from './session';

const now = new Date('2026-06-01T12:00:00Z');
const minutesFromNow = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test.each([
  ['unused for less than the idle time', 60, -119, 120, false],
  ['unused for the idle time', 60, -120, 120, true],
  ['expired, although just used', 0, -1, 120, true],
  ['unused, without an idle time', 60, -700, 0, false],
])('a session that is %s', (_state, expiresIn, usedAt, idleMinutes, expected) => {
  const session = { expiresAt: minutesFromNow(expiresIn), lastUsedAt: minutesFromNow(usedAt) };
  expect(hasSessionEnded(session, idleMinutes, now)).toBe(expected);
});

test.each([
  ['https://boldridge.example', '__Host-brewery_session=t; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure'],
  ['http://localhost:3000', 'brewery_session=t; Path=/api; Max-Age=60; HttpOnly; SameSite=Strict'],
])('the cookie of %s is %s', (publicUrl, cookie) => {
  expect(formatSessionCookie(publicUrl, 't', 60)).toBe(cookie);
  expect(cookie.startsWith(`${sessionCookieName(publicUrl)}=`)).toBe(true);
});
