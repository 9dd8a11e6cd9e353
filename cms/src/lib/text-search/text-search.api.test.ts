/** The lists find the same as a search that reads every row, in every state of the rows and the index. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { staffEmail, staffPassword } from '../../../test/accounts';
import { createClient, visitor, type ApiClient } from '../../../test/client';
import { emptyDatabase } from '../../../test/database';
import { emptyAtFirst, startServer, type RunningServer } from '../../../test/server';
import { queryRows } from '../../../test/stored-data';
import { foldText } from '#domain/shared/fold-text';

let server: RunningServer;
let staff: ApiClient;

beforeAll(async () => {
  server = await startServer({}, emptyAtFirst);
  const login = { email: staffEmail.admin, password: staffPassword };
  const { body } = await visitor().post<{ token: string }>('/auth/login', login, { url: server.url });
  staff = createClient({ token: body.token });
});

afterAll(() => server.stop());

const run = (statement: string, values: string[] = []) => queryRows(statement, values, server);

const createdAt = '2026-01-01T00:00:00.000Z';

const messages = [
  'Do you have room for thirty people on Saturday?',
  'Haben Sie Kölsch vom Faß? Grüße aus Köln',
  '100% sure: is it 50_50, or C:\\beer\\list?',
  `"Quoted" and 'quoted' — AND OR NOT near* (a:b) ^c -d`,
  '🍺🍺🍻 and 🍺',
  'aaaaaaaa',
  'ab',
  'かんぱい、乾杯ビール',
];

const terms = [
  ...['room', 'ROOM for', 'saturday?', 'thirty people on saturday', 'köln', 'koln', 'KÖLSCH', 'fass', 'faß'],
  ...[
    '100%',
    '%',
    '_',
    '50_50',
    '5__5',
    '\\',
    'c:\\beer',
    '"quoted"',
    "'quoted'",
    'and or not',
    'near*',
    '(a:b)',
    '^c -d',
  ],
  ...[
    '🍺🍺🍻',
    '🍺',
    '🍺 and',
    'aaa',
    'aaaaaaaa',
    'aaaaaaaaa',
    'a',
    'ab',
    'abc',
    '乾杯',
    '乾杯ビール',
    'かんぱい、',
    'nobody wrote this',
  ],
  ...['x'.repeat(200), 'visitor', 'sitor 3', 'visitor-3@mail.example'],
];

/** Only what the list and the search need. */
async function insertInquiry(id: string, message: string, searchText = foldText(message)) {
  const name = `Sender of ${id}`;
  await run(
    `insert into inquiries (document_id, kind, inquiry_status, name, email, message, details, search_text, created_at, updated_at)
     values (?, 'contact', 'new', ?, 'sender@mail.example', ?, '{}', ?, ?, ?)`,
    [id, name, message, searchText, createdAt, createdAt],
  );
}

async function insertInquiries() {
  for (const [index, message] of messages.entries()) {
    const fields = [`Visitor ${index}`, `visitor-${index}@mail.example`, message];
    await insertInquiry(`inquiry ${index}`, message, fields.map(foldText).join('\u001f'));
  }
}

type Inquiries = { inquiries: { _id: string; name: string }[]; pagination: { total: number } };

async function search(term: string): Promise<string[]> {
  const path = `/inquiries?limit=100&search=${encodeURIComponent(term)}`;
  const { status, body } = await staff.get<Inquiries>(path, { url: server.url });
  expect(status).toBe(200);
  expect(body.pagination.total).toBe(body.inquiries.length);
  return body.inquiries.map(({ _id }) => _id).sort();
}

/** Reads every row. */
async function expectedFor(term: string): Promise<string[]> {
  const rows = await run('select document_id, search_text from inquiries');
  return rows
    .filter((row) => String(row['search_text']).includes(foldText(term)))
    .map((row) => String(row['document_id']))
    .sort();
}

async function expectSameResults() {
  for (const term of terms) expect([term, await search(term)]).toEqual([term, await expectedFor(term)]);
}

describe('a search of inquiries', () => {
  test('finds the rows that contain the text', async () => {
    await insertInquiries();
    expect(await search('koln')).toEqual(['inquiry 1']);
    await expectSameResults();
  });

  test('finds changed texts, and no longer those before the change', async () => {
    await run(`update inquiries set search_text = 'a changed text' where document_id = 'inquiry 1'`);
    expect(await search('koln')).toEqual([]);
    expect(await search('a changed text')).toEqual(['inquiry 1']);
    await expectSameResults();
  });

  test('does not find deleted rows, nor their texts in new rows', async () => {
    await run(`delete from inquiries where document_id in ('inquiry 0', 'inquiry 7')`);
    await insertInquiry('new', 'New text');
    expect(await search('new text')).toEqual(['new']);
    await expectSameResults();
  });

  test('finds the texts that a form and an edit through the API store', async () => {
    const beer = { name: 'Marzen Trigramm', style: 'Lager', description: 'Malty', sizes: ['12oz'] };
    const { body } = await staff.post<{ beer: { _id: string } }>('/beers', beer, { url: server.url });
    const find = async (term: string) =>
      (await visitor().get<{ beers: { _id: string }[] }>(`/beers?search=${term}`, { url: server.url })).body.beers;
    expect(await find('trigramm')).toHaveLength(1);
    await staff.put(`/beers/${body.beer._id}`, { name: 'Marzen Renamed' }, { url: server.url });
    expect(await find('trigramm')).toEqual([]);
    expect(await find('renamed')).toHaveLength(1);
  });

  test('of 3,000 rows finds frequent texts, rare texts and those whose parts are frequent', async () => {
    for (let start = 0; start < 3000; start += 500) {
      const rows = Array.from({ length: 500 }, (_none, offset) => start + offset).map((index) => {
        const text = `common words ${index % 2 ? 'odd' : 'even'} ${index} ${index === 1234 ? 'wordsmith comm' : ''}`;
        return `('many ${index}', 'contact', 'new', '${text}')`;
      });
      await run(`insert into inquiries (document_id, kind, inquiry_status, search_text) values ${rows.join(', ')}`);
    }
    const total = async (term: string) =>
      (await staff.get<Inquiries>(`/inquiries?limit=1&search=${term}`, { url: server.url })).body.pagination.total;
    expect(await total('common%20words')).toBe(3000);
    expect(await total('words%20odd')).toBe(1500);
    expect(await total('even%201234')).toBe(1);
    expect(await total('wordsmith')).toBe(1);
    expect(await total('words%20common')).toBe(0);
    await run(`delete from inquiries where document_id like 'many %'`);
  });
});

describe('the index', () => {
  const indexed = () =>
    run(
      server.databaseUrl
        ? `select indexname as name from pg_indexes where indexname like '%\\_search\\_trigrams' order by 1`
        : `select name from sqlite_master where name like '%\\_trigrams' escape '\\' order by 1`,
    );

  test('exists for inquiries, beers and events, and is created once', async () => {
    expect(await indexed()).toHaveLength(3);
    const log = server.log();
    expect(log).toContain('Migration of indexes for search: created for inquiries, beers, events');
    await server.restart();
    expect(server.log().slice(log.length)).not.toContain('indexes for search');
  });

  test('is created again with all rows if a change of the table has removed a part of it', async () => {
    await server.restart(async () => {
      await run(server.databaseUrl ? 'drop index inquiries_search_trigrams' : 'drop trigger inquiries_trigrams_insert');
      await insertInquiry('late', 'Late text');
    });
    expect(await search('late text')).toEqual(['late']);
    expect(await indexed()).toHaveLength(3);
    await expectSameResults();
  });

  test('is used by the database', async () => {
    const rows = server.databaseUrl
      ? await explainPostgres()
      : await run(
          `explain query plan select rowid from inquiries_trigrams where inquiries_trigrams match '"roo" "oom"'`,
        );
    expect(JSON.stringify(rows)).toMatch(server.databaseUrl ? /inquiries_search_trigrams/ : /VIRTUAL TABLE INDEX/);
  });

  /** With few rows, PostgreSQL reads them all unless it may not. */
  async function explainPostgres() {
    const statement = `explain select id from inquiries where search_text like '%room%'`;
    await run(`alter database ${new URL(String(server.databaseUrl)).pathname.slice(1)} set enable_seqscan = off`);
    return run(statement);
  }
});

test.skipIf(inject('api').databaseUrl === null)(
  'a database user who may not create the extension gets the same results without an index',
  async () => {
    const database = await emptyDatabase();
    const owner = { dataDir: '', databaseUrl: database.url };
    const limited = new URL(String(database.url));
    limited.username = 'limited_user';
    limited.password = 'limited';
    for (const statement of [
      `create role limited_user login password 'limited'`,
      'grant usage, create on schema public to limited_user',
    ])
      await queryRows(statement, [], owner);
    const restricted = await startServer({ DATABASE_URL: limited.href, SEED: 'true' });
    try {
      const log = restricted.log();
      expect(log.match(/Searches read all rows.*pg_trgm.*permission denied/g)).toHaveLength(1);
      const { body } = await visitor().get<{ beers: unknown[] }>('/beers?search=stout', { url: restricted.url });
      expect(body.beers.length).toBeGreaterThan(0);
    } finally {
      await restricted.stop();
      for (const statement of ['drop owned by limited_user', 'drop role limited_user'])
        await queryRows(statement, [], owner);
      await database.drop();
    }
  },
);
