import { expect, test } from 'vitest';
import { computeNextAttempt, computeRetryOfOutage } from './backoff';
import { createCircuitBreaker } from './circuit-breaker';
import { createRecipientHosts } from './recipient-hosts';

const start = new Date('2026-07-04T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const minutesUntil = (date: Date | null) => date && (date.getTime() - start.getTime()) / 60_000;

test('three failures in a row pause deliveries; then one email at a time is tried, after longer pauses', () => {
  const breaker = createCircuitBreaker();
  breaker.recordFailure(start);
  breaker.recordFailure(start);
  expect(breaker.allow(5, start)).toBe(5);
  breaker.recordFailure(start);
  expect([breaker.allow(5, after(29)), breaker.allow(5, after(30))]).toEqual([0, 1]);
  breaker.recordFailure(after(30));
  expect([breaker.allow(5, after(89)), breaker.allow(5, after(90))]).toEqual([0, 1]);
  for (let failure = 0; failure < 9; failure++) breaker.recordFailure(start);
  expect([breaker.allow(5, after(299)), breaker.allow(5, after(300))]).toEqual([0, 1]);
  breaker.recordSuccess();
  expect(breaker.allow(5, after(300))).toBe(5);
});

test('a clock that is set back does not prolong the pause', () => {
  const breaker = createCircuitBreaker();
  for (let failure = 0; failure < 3; failure++) breaker.recordFailure(start);
  expect([breaker.allow(5, after(1)), breaker.allow(5, after(-3600))]).toEqual([0, 1]);
});

test('a success between failures keeps deliveries going', () => {
  const breaker = createCircuitBreaker();
  for (let failure = 0; failure < 5; failure++) {
    breaker.recordFailure(start);
    breaker.recordFailure(start);
    breaker.recordSuccess();
  }
  expect(breaker.allow(5, start)).toBe(5);
});

test('three emails to one host make it busy until one is done', () => {
  const hosts = createRecipientHosts();
  for (const to of ['a@slow.example', 'B <b@SLOW.example>', 'c@slow.example', 'a@fast.example']) hosts.acquire(to);
  expect(hosts.listBusy()).toEqual(['slow.example']);
  hosts.release('b@slow.example');
  expect(hosts.listBusy()).toEqual([]);
});

test('nine retries of a deferred email with delays from one minute to one day, spread by 20 %', () => {
  const delays = (random: number) => [1, 2, 3, 4, 9, 10].map((n) => minutesUntil(computeNextAttempt(n, start, random)));
  expect(delays(0.5)).toEqual([1, 5, 15, 60, 1440, null]);
  expect(delays(0)).toEqual([0.8, 4, 12, 48, 1152, null]);
  expect(delays(1)).toEqual([1.2, 6, 18, 72, 1728, null]);
});

test('while the mail server is unreachable, an email is retried at least every 15 minutes', () => {
  expect([1, 2, 3, 9, 100].map((n) => minutesUntil(computeRetryOfOutage(n, start, 0.5)))).toEqual([1, 5, 15, 15, 15]);
});
