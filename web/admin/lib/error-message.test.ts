import { NetworkError, toApiError } from '../../api/client';
import { errorMessage } from './error-message';

const noHeaders = () => null;

test.each([
  ['the message of the API', toApiError(409, '{"code":"conflict","message":"Taken"}', noHeaders), 'Taken'],
  ['a message without a code', toApiError(429, '{"success":false,"message":"Slow down"}', noHeaders), 'Slow down'],
  ['a page of a proxy', toApiError(502, '<h1>Bad Gateway</h1>', noHeaders), 'Failed to save'],
  ['an empty message', toApiError(500, '{"message":""}', noHeaders), 'Failed to save'],
  ['no response', new NetworkError(), 'Network error'],
])('%s', (_, error, text) => {
  expect(errorMessage(error, 'Failed to save')).toBe(text);
});
