import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, visitor } from '../../test/client';
import { emptyDatabase } from '../../test/database';
import { uniqueEmail } from '../../test/factories';
import { type RunningServer, startServer } from '../../test/server';
import { staffEmail, staffPassword } from '../../test/accounts';
import { queryRows } from '../../test/stored-data';

const isOnPostgres = process.env.API_DATABASE === 'postgres';

/** Several servers on one database, which only PostgreSQL allows. */
describe.runIf(isOnPostgres)('replicas', () => {
  let servers: [RunningServer, RunningServer];
  let database: Awaited<ReturnType<typeof emptyDatabase>>;

  beforeAll(async () => {
    database = await emptyDatabase();
    const start = () => startServer({ DATABASE_URL: database.url ?? '', SEED: 'true' });
    servers = await Promise.all([start(), start()]);
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
  });

  const at = (index: number) => ({ url: servers[index % 2 === 0 ? 0 : 1].url });

  const signedIn = async (email: string) => {
    const answer = await visitor().post<{ token: string }>('/auth/login', { email, password: staffPassword }, at(0));
    expect(answer.status).toBe(200);
    return client({ token: answer.body.token });
  };

  const look = (statement: string) => queryRows(statement, [], { dataDir: '', databaseUrl: database.url });

  test('that start together on an empty database fill it once', async () => {
    const count = async (table: string) => Number((await look(`select count(*) as total from ${table}`))[0]?.['total']);
    expect(await count('up_users')).toBe(2);
    expect(await count('admin_users')).toBe(1);
    expect(await count("up_roles where type in ('admin', 'moderator')")).toBe(2);
    const slugs = await look('select slug, count(*) as total from beers group by slug');
    expect(slugs.length).toBeGreaterThanOrEqual(12);
    expect(slugs.every(({ total }) => Number(total) === 1)).toBe(true);
  });

  test('give one name that many beers get at once a slug each', async () => {
    const staff = await signedIn(staffEmail.admin);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_none, index) =>
        staff.post<{ beer: { slug: string } }>('/beers', { name: 'Everywhere Ale' }, at(index)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.beer.slug)).size).toBe(12);
  });

  test('leave one admin when two demote each other at once', async () => {
    const first = await signedIn(staffEmail.admin);
    const email = uniqueEmail();
    const account = { firstName: 'Olga', lastName: 'Other', email, password: staffPassword, role: 'admin' };
    const { body: made } = await first.post<{ user: { _id: string } }>('/auth/users', account, at(1));
    const { body: me } = await first.get<{ user: { _id: string } }>('/auth/me', at(1));
    const second = await signedIn(email);
    const answers = await Promise.all([
      first.put(`/auth/users/${made.user._id}`, { role: 'moderator' }, at(0)),
      second.put(`/auth/users/${me.user._id}`, { role: 'moderator' }, at(1)),
    ]);
    // Whoever comes second is refused: as a moderator (403), or because the demotion has ended the session (401).
    const [done, refused] = answers.map(({ status }) => status).sort();
    expect(done).toBe(200);
    expect([401, 403]).toContain(refused);
    const admins = await look(
      `select u.id from up_users u join up_users_role_lnk l on l.user_id = u.id
       join up_roles r on r.id = l.role_id where r.type = 'admin'`,
    );
    expect(admins).toHaveLength(1);
  });
});
