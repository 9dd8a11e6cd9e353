/** A server of its own, whose PostgreSQL stops, starts and hangs. */
import { staffEmail, staffPassword } from '../../../test/accounts';
import { type ApiClient, failure, signInAt, visitor } from '../../../test/client';
import { clusterUrlName, emptyDatabase } from '../../../test/database';
import { createPanelClient, type PanelClient, signInToPanel } from '../../../test/panel';
import { type FaultyCluster, startFaultyPostgres } from '../../../test/postgres';
import { type RunningServer, startServer } from '../../../test/server';
import { countRows, isOnPostgres } from '../../../test/stored-data';
import { waitFor } from '../../../test/wait-for';
import { contactForm } from '../../../test/factories';

// A service of the CI can't be stopped.
const canFail = isOnPostgres && !process.env.DATABASE_URL;
const cluster = canFail ? await startFaultyPostgres() : null;

const unavailable = failure('unavailable', 'Something went wrong. Please try again later.');

/** The limit is 1 second, here for a machine that runs other tests too; all other limits take longer. */
const maxSeconds = 4.5;

/** A query fails after 16 seconds without an answer, after one for a connection from the pool. */
const maxWaitSeconds = 40;

describe.runIf(cluster !== null)('while PostgreSQL', () => {
  const postgres = cluster as FaultyCluster;
  let server: RunningServer;
  let staff: ApiClient;
  let panel: PanelClient;

  const submit = () => visitor(server.url).post('/contact/submit', contactForm());
  const callPanel = () => panel('GET', '/content-manager/collection-types/api::beer.beer');

  async function readyz() {
    const startedAt = performance.now();
    const { status } = await fetch(`${server.url}/readyz`);
    return { status, seconds: (performance.now() - startedAt) / 1000 };
  }

  const waitUntilReady = () => waitFor(async () => expect((await readyz()).status).toBe(200));

  /** Visitors, staff and the panel are told to come back, and nothing is saved. */
  async function expectUnavailable() {
    const before = performance.now();
    const responses = await Promise.all([
      visitor(server.url).get('/beers'),
      submit(),
      staff.post('/beers', { name: 'Outage Ale' }),
      visitor(server.url).post('/auth/login', { email: staffEmail.admin, password: staffPassword }),
    ]);
    for (const { status, body, headers } of responses)
      expect([status, body, headers.get('Retry-After')]).toEqual([503, unavailable, '5']);
    const page = await callPanel();
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(page.body).toMatchObject({ error: { status: 503, message: unavailable.message } });
    expect((await fetch(`${server.url}/changes`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    return (performance.now() - before) / 1000;
  }

  const savedBeers = () => countRows("beers where name = 'Outage Ale'", server);
  const savedForms = () => countRows('inquiries', server);

  beforeAll(async () => {
    const outer = process.env[clusterUrlName];
    process.env[clusterUrlName] = postgres.url;
    const { url } = await emptyDatabase();
    server = await startServer({ DATABASE_URL: url ?? '' });
    if (outer === undefined) delete process.env[clusterUrlName];
    else process.env[clusterUrlName] = outer;
    Object.assign(server, { databaseUrl: url });
    staff = await signInAt(server.url);
    panel = createPanelClient(server.url, await signInToPanel(server.url));
  });

  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  test('is stopped, everything that needs it responds 503, and works again when it is back', async () => {
    expect((await submit()).status).toBe(201);
    await postgres.halt();
    await waitFor(async () => expect((await readyz()).status).toBe(503));
    await expectUnavailable();
    expect(server.isRunning()).toBe(true);
    await postgres.resume();
    await waitUntilReady();
    expect((await submit()).status).toBe(201);
    expect([await savedBeers(), await savedForms()]).toEqual([0, 2]);
    expect(server.log()).toMatch(/The database is not available: .*[^]*The database is available again/);
  });

  test('hangs, /readyz responds within 2 seconds, and requests that wait get 503 in time', async () => {
    const forms = await savedForms();
    // Connections that are open when it hangs get no answer and no error.
    await Promise.all(Array.from({ length: 8 }, () => visitor(server.url).get('/beers')));
    postgres.freeze();
    try {
      const { status, seconds } = await readyz();
      expect(status).toBe(503);
      expect(seconds).toBeLessThan(maxSeconds);
      expect(await expectUnavailable()).toBeLessThan(maxWaitSeconds);
      // Queries that were given up hold no connection that the next ones wait for.
      expect(await expectUnavailable()).toBeLessThan(maxWaitSeconds);
    } finally {
      postgres.thaw();
    }
    await waitUntilReady();
    expect((await callPanel()).status).toBe(200);
    expect((await staff.get('/beers/admin')).status).toBe(200);
    expect([await savedBeers(), await savedForms()]).toEqual([0, forms]);
  });

  test('ends single connections, only the requests on them fail', async () => {
    await visitor(server.url).get('/beers');
    const ended = await countRows(
      "(select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'brewery%') as ended",
      server,
    );
    expect(ended).toBeGreaterThan(1);
    await waitFor(async () => expect((await visitor(server.url).get('/beers')).status).toBe(200));
    await waitFor(async () => expect((await submit()).status).toBe(201));
    await waitUntilReady();
  });
});
