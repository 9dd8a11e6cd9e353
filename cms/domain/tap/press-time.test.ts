import { notBefore, resolvePressTime } from './pouring';

const now = new Date('2026-11-20T20:00:00Z');

test.each([
  ['without a time, now', undefined, '2026-11-20T20:00:00.000Z'],
  ['made offline', '2026-11-20T19:12:00Z', '2026-11-20T19:12:00.000Z'],
  ['with an offset', '2026-11-20T11:12:00-08:00', '2026-11-20T19:12:00.000Z'],
  ['just within a day', '2026-11-19T20:00:00Z', '2026-11-19T20:00:00.000Z'],
  ['older than a day: now', '2026-11-19T19:59:59Z', '2026-11-20T20:00:00.000Z'],
  ['in the future: now', '2026-11-20T20:00:01Z', '2026-11-20T20:00:00.000Z'],
])('a press %s', (_title, pressedAt, expected) => {
  expect(resolvePressTime(pressedAt, now).toISOString()).toBe(expected);
});

test('a press counts no earlier than the latest change of the tap', () => {
  const earlier = new Date('2026-11-20T19:00:00Z');
  expect(notBefore(earlier, now)).toBe(now);
  expect(notBefore(now, earlier)).toBe(now);
  expect(notBefore(earlier, null)).toBe(earlier);
});
