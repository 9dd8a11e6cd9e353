import { toApiError } from '../to-api-error';
import { TimeLimitError, withTimeLimit } from './connections';
import { isDatabaseUnavailable } from './unavailable';

const withFields = (fields: object, message = '') => Object.assign(new Error(message), fields);

test.each<[string, boolean, unknown]>([
  ['a refused connection', true, withFields({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['a server that shuts down', true, withFields({ code: '57P01' })],
  ['a server that starts', true, withFields({ code: '57P03' })],
  ['too many connections', true, withFields({ code: '53300' })],
  ['a statement that took too long', true, withFields({ code: '57014' })],
  ['a lock that took too long', true, withFields({ code: '55P03' })],
  ['a deadlock', true, withFields({ code: '40P01' })],
  ['a standby', true, withFields({ code: '25006' })],
  ['a connection lost during a statement', true, new Error('select 1 - Connection terminated unexpectedly')],
  ['a server that hangs', true, new Error('select 1 - Query read timeout')],
  ['an exhausted pool', true, withFields({ name: 'KnexTimeoutError' })],
  ['a cause', true, new Error('Could not save', { cause: withFields({ code: '57P01' }) })],
  ['a locked SQLite', true, withFields({ code: 'SQLITE_BUSY_SNAPSHOT' })],
  ['an I/O error of SQLite', true, withFields({ code: 'SQLITE_IOERR_READ' })],
  ['a damaged SQLite file', false, withFields({ code: 'SQLITE_CORRUPT' })],
  ['a violated constraint', false, withFields({ code: '23505' })],
  ['a full disk of PostgreSQL', false, withFields({ code: '53100' })],
  ['a client that disconnects', false, withFields({ code: 'ECONNRESET' }, 'aborted')],
  ['a string', false, 'Connection terminated'],
])('isDatabaseUnavailable for %s returns %s', (_name, expected, error) =>
  expect(isDatabaseUnavailable(error)).toBe(expected),
);

test('an unavailable database is a 503 with Retry-After', () =>
  expect(toApiError(withFields({ code: '57P01' }))).toMatchObject({
    status: 503,
    code: 'unavailable',
    headers: { 'Retry-After': '5' },
  }));

test('withTimeLimit rejects what takes too long, and passes on everything else', async () => {
  await expect(withTimeLimit(new Promise(() => {}), 10)).rejects.toThrow(TimeLimitError);
  await expect(withTimeLimit(Promise.resolve(1), 10_000)).resolves.toBe(1);
  await expect(withTimeLimit(Promise.reject(new Error('refused')), 10_000)).rejects.toThrow('refused');
});
