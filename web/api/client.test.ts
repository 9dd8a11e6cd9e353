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

test('silence is a network error', async () => {
  api.use(isAway('get', '/beers'));
  await expect(get('/beers')).rejects.toBeInstanceOf(NetworkError);
});
