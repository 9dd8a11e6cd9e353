import { http, HttpResponse } from 'msw';
import { mockJson, api, mockNetworkError, mockError } from '../test/api';
import { ApiError, get, NetworkError, send } from './client';
import { parseRetryAfter } from './retry-after';
import { isShippable } from './content';

const mockFailure = (status: number, body: object, headers: Record<string, string> = {}) =>
  api.use(http.all('*/api/beers', () => HttpResponse.json({ success: false, ...body }, { status, headers })));

test('returns the response body of a successful request', async () => {
  api.use(mockJson('get', '/beers/featured', { beers: [] }));
  expect(await get('/beers/featured')).toEqual({ success: true, beers: [] });
});

test('an error response throws ApiError with status, code, message and field errors', async () => {
  const errors = [{ path: 'email', msg: 'Email is required' }];
  mockFailure(400, { code: 'invalid-input', message: 'Please fix the errors', errors });
  const error = await send('POST', '/beers', {}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 400, code: 'invalid-input', message: 'Please fix the errors', errors });
});

test('an error response has a null code when the body has none', async () => {
  mockFailure(404, { message: 'Beer not found' });
  await expect(get('/beers')).rejects.toMatchObject({ status: 404, code: null, message: 'Beer not found' });
});

test('an error response has the message `HTTP <status>` when the body has no message', async () => {
  api.use(mockError('get', '/beers', 502, { message: '' }));
  await expect(get('/beers')).rejects.toThrow('HTTP 502');
});

test('an error response exposes Retry-After in seconds', async () => {
  const body = { message: 'Too many requests. Please try again later.' };
  mockFailure(429, body, { 'Retry-After': '42' });
  await expect(get('/beers')).rejects.toMatchObject({ status: 429, message: body.message, retryAfterSeconds: 42 });
});

test('without a response from the API, throws NetworkError', async () => {
  api.use(mockNetworkError('get', '/beers'));
  await expect(get('/beers')).rejects.toBeInstanceOf(NetworkError);
});

test('without a response from the API, throws NetworkError when Proxy-Status reports an unreachable upstream', async () => {
  const body = { message: 'Something went wrong. Please try again later.' };
  mockFailure(503, body, { 'Proxy-Status': 'edge; error=destination_unavailable' });
  await expect(send('POST', '/beers', {})).rejects.toBeInstanceOf(NetworkError);
});

const now = Date.parse('2026-07-04T12:00:00Z');

test.each([
  ['42', 42],
  ['0', 0],
  ['Sat, 04 Jul 2026 12:01:30 GMT', 90],
  ['Sat, 04 Jul 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [null, null],
])('parses Retry-After: %s as %s seconds', (value, seconds) => {
  expect(parseRetryAfter(value, now)).toBe(seconds);
});

test.each([
  [{ isAvailable: true, tags: ['Year Round'] }, true],
  [{ isAvailable: true, tags: ['coming soon'] }, false],
  [{ isAvailable: false, tags: [] }, false],
])('%j is shippable: %s', (beer, expected) => expect(isShippable(beer)).toBe(expected));
