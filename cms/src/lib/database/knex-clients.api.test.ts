import { join } from 'node:path';
import { inject } from 'vitest';
import { visitor } from '../../../test/client';
import { openWithKnex } from './knex-clients';
import { BetterSqlite, countRows, isOnPostgres } from '../../../test/stored-data';
import { contactForm } from '../../../test/factories';
import { TimeLimitError, withTimeLimit } from './connections';
import { isDatabaseUnavailable } from './unavailable';

/** Connects as Strapi does. */
const openKnex = (connection: { filename: string } | string) =>
  openWithKnex({ connection, useNullAsDefault: true }, isOnPostgres);

test('a commit that fails rejects, so that its request does', async () => {
  const { databaseUrl, dataDir } = inject('api');
  const connection = openKnex(databaseUrl ?? { filename: join(dataDir, 'commit.db') });
  try {
    if (!isOnPostgres) await connection.raw('pragma foreign_keys = on');
    await connection.raw('create table owners (id integer primary key)');
    await connection.raw('create table pets (owner_id integer references owners (id) deferrable initially deferred)');
    const transaction = await connection.transaction();
    await transaction('pets').insert({ owner_id: 1 });
    await expect(transaction.commit()).rejects.toThrow(/foreign key/i);
    // SQLite keeps the transaction open.
    if (!isOnPostgres) await connection.raw('rollback');
  } finally {
    await connection.raw('drop table pets');
    await connection.raw('drop table owners');
    await connection.destroy();
  }
});

describe.runIf(!isOnPostgres)('while another process writes to SQLite', () => {
  const server = inject('api');
  const submit = () => visitor().post('/contact/submit', contactForm());

  /** Holds the write lock until it is released. */
  function lock() {
    const database = new BetterSqlite(join(server.dataDir, 'brewery.db'));
    database.exec('begin immediate');
    return () => {
      database.exec('rollback');
      database.close();
    };
  }

  test('writes wait without blocking the process, and get 503 if that takes too long', async () => {
    const before = await countRows('inquiries');
    const release = lock();
    try {
      let isWaiting = true;
      const submitting = submit().finally(() => (isWaiting = false));
      for (let count = 0; count < 3; count += 1) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect(isWaiting).toBe(true);
      const { status, body, headers } = await submitting;
      expect([status, body.code, headers.get('Retry-After')]).toEqual([503, 'unavailable', '5']);
    } finally {
      release();
    }
    expect(await countRows('inquiries')).toBe(before);
  });

  test('a short lock is only waited for', async () => {
    const before = await countRows('inquiries');
    const release = lock();
    const submitting = submit();
    await fetch(`${server.url}/healthz`);
    release();
    expect((await submitting).status).toBe(201);
    expect(await countRows('inquiries')).toBe(before + 1);
  });

  test('during a start, another process cannot write between the read and the write of a transaction', async () => {
    const file = join(server.dataDir, 'brewery.db');
    const connection = openKnex({ filename: file });
    const other = new BetterSqlite(file);
    other.exec('create table numbers (n integer); insert into numbers values (1); pragma busy_timeout = 0');
    try {
      await connection.transaction(async (transaction) => {
        const [row] = await transaction('numbers');
        // Without the lock, this write succeeds and the next statement fails, since what it has read is outdated.
        expect(() => other.exec('update numbers set n = 10')).toThrow('database is locked');
        await transaction('numbers').update({ n: row.n + 1 });
      });
      expect(other.prepare('select n from numbers').all()).toEqual([{ n: 2 }]);
    } finally {
      await connection.destroy();
      other.exec('drop table numbers');
      other.close();
    }
  });

  test('a transaction that does not get the lock rejects with the reason and does not run its callback', async () => {
    const connection = openKnex({ filename: join(server.dataDir, 'brewery.db') });
    const release = lock();
    let hasRun = false;
    try {
      await expect(connection.transaction(async () => (hasRun = true))).rejects.toThrow('database is locked');
      expect(hasRun).toBe(false);
    } finally {
      release();
    }
    expect(await connection.transaction((transaction) => transaction.raw('select 1 as n'))).toEqual([{ n: 1 }]);
    await connection.destroy();
  });

  test('reads and searches do not wait', async () => {
    const release = lock();
    try {
      expect(await visitor().get('/beers?search=ale')).toMatchObject({ status: 200, body: { success: true } });
    } finally {
      release();
    }
  });
});

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

test('withTimeLimit rejects what takes too long, and passes on everything else', async () => {
  await expect(withTimeLimit(new Promise(() => {}), 10)).rejects.toThrow(TimeLimitError);
  await expect(withTimeLimit(Promise.resolve(1), 10_000)).resolves.toBe(1);
  await expect(withTimeLimit(Promise.reject(new Error('refused')), 10_000)).rejects.toThrow('refused');
});
