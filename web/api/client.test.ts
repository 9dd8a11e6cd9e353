import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answers, api, isAway, refuses } from '../test/api';
import { ApiError, get, NetworkError, send } from './client';

test('an answer comes back as it was sent', async () => {
  api.use(answers('get', '/beers/featured', { beers: [] }));
  expect(await get('/beers/featured')).toEqual({ success: true, beers: [] });
});

test('a refusal carries the status, the message and every failing field', async () => {
  const errors = [{ path: 'email', msg: 'Email is required' }];
  api.use(refuses('post', '/contact/submit', 400, { message: 'Please fix the errors', errors }));
  const refused = await send('POST', '/contact/submit', {}).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 400, message: 'Please fix the errors', errors });
});

test('a failure without the envelope says its status', async () => {
  api.use(refuses('get', '/beers', 502, { message: '' }));
  await expect(get('/beers')).rejects.toThrow('HTTP 502');
});

test('an intermediary that got no answer is silence, whatever it says itself', async () => {
  const away = { status: 503, headers: { 'Proxy-Status': 'edge; error=destination_unavailable' } };
  const body = { success: false, message: 'Something went wrong. Please try again later.' };
  api.use(http.post('*/api/contact/submit', () => HttpResponse.json(body, away)));
  await expect(send('POST', '/contact/submit', {})).rejects.toBeInstanceOf(NetworkError);
});

test('a refusal says when to come back', async () => {
  const body = { success: false, message: 'Too many requests. Please try again later.' };
  api.use(http.get('*/api/beers', () => HttpResponse.json(body, { status: 429, headers: { 'Retry-After': '42' } })));
  await expect(get('/beers')).rejects.toMatchObject({ status: 429, message: body.message, retryAfter: 42 });
});

test('silence is a network error', async () => {
  api.use(isAway('get', '/beers'));
  await expect(get('/beers')).rejects.toBeInstanceOf(NetworkError);
});
