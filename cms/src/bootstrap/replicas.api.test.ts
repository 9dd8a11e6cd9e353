import { randomUUID } from 'node:crypto';
import { createClient, visitor } from '../../test/client';
import { emptyDatabase } from '../../test/database';
import { signInToPanel, accept, createPanelClient, findRole, invite } from '../../test/panel';
import { contactForm } from '../../test/factories';
import { type RunningServer, startServer } from '../../test/server';
import { staffEmail, staffPassword } from '../../test/accounts';
import { countRows, isOnPostgres, queryRows } from '../../test/stored-data';

/** Only PostgreSQL supports several servers on one database. */
describe.runIf(isOnPostgres)('two replicas', () => {
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

  const urlOf = (index: number) => servers[index % 2 === 0 ? 0 : 1].url;

  /** A client of each replica, with the same session. */
  const signIn = async (email: string) => {
    const { status, body } = await visitor(urlOf(0)).post('/auth/login', { email, password: staffPassword });
    expect(status).toBe(200);
    const clientAt = (index: number) => createClient({ token: body.token, url: urlOf(index) });
    return [clientAt(0), clientAt(1)] as const;
  };

  const storedData = () => ({ dataDir: '', databaseUrl: database.url });
  const query = (statement: string) => queryRows(statement, [], storedData());

  test('starting at the same time on an empty database seed it once', async () => {
    const count = (table: string) => countRows(table, storedData());
    expect(await count('up_users')).toBe(2);
    expect(await count('admin_users')).toBe(1);
    expect(await count("up_roles where type in ('admin', 'moderator')")).toBe(2);
    const slugs = await query('select slug, count(*) as total from beers group by slug');
    expect(slugs.length).toBeGreaterThanOrEqual(12);
    expect(slugs.every(({ total }) => Number(total) === 1)).toBe(true);
  });

  test('give concurrently created beers of the same name unique slugs', async () => {
    const [one, other] = await signIn(staffEmail.admin);
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_none, index) =>
        (index % 2 === 0 ? one : other).post('/beers', { name: 'Twin Ale' }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    expect(new Set(responses.map(({ body }) => body.beer.slug)).size).toBe(12);
  });

  test('save a request once that both get at the same time, and return the same response', async () => {
    const form = contactForm();
    const headers = { 'Idempotency-Key': randomUUID() };
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_none, index) => visitor(urlOf(index)).post('/contact/submit', form, { headers })),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await query(`select id from inquiries where email = '${form.email}'`)).toHaveLength(1);
  });

  test('keep one super admin when two super admins demote each other concurrently', async () => {
    const [first, second] = servers;
    const one = createPanelClient(first.url, await signInToPanel(first.url));
    const { id, registrationToken } = await invite(one, 'Super Admin');
    const other = createPanelClient(second.url, await accept(second.url, registrationToken));
    const { body: me } = await one<{ data: { id: number } }>('GET', '/admin/users/me');
    const { id: editor } = await findRole(one, 'Editor');
    const responses = await Promise.all([
      one('PUT', `/admin/users/${id}`, { roles: [editor] }),
      other('PUT', `/admin/users/${me.data.id}`, { roles: [editor] }),
    ]);
    expect(responses.map(({ status }) => status).sort()[0]).toBe(200);
    const superAdmins = await query(
      `select l.user_id from admin_users_roles_lnk l join admin_roles r on r.id = l.role_id
       where r.code = 'strapi-super-admin'`,
    );
    expect(superAdmins).toHaveLength(1);
  });
});
