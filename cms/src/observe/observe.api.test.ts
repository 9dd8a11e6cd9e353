import { staffEmail, staffPassword } from '../../test/accounts';
import { clientHeaders, randomIp, signInAt, visitor } from '../../test/client';
import { contactForm } from '../../test/factories';
import { multipartForm, textFile } from '../../test/files';
import { getMetricsPort, serverWithSettings } from '../../test/server';
import { countRows, queryRows } from '../../test/stored-data';
import { waitFor } from '../../test/wait-for';

const server = await serverWithSettings();
/** The length of what other files have logged. */
const logged = server.log().length;

type Line = Record<string, unknown>;

const lines = () =>
  server
    .log()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

/** Sends the request's id in the header, as web does. */
const as = (requestId: string) => ({ headers: { 'X-Request-Id': requestId } });

const waitForLine = (values: Line) =>
  waitFor(() => {
    const line = lines().find((each) => Object.entries(values).every(([name, value]) => each[name] === value));
    expect(line).toBeDefined();
    return line as Line;
  });

const readMetrics = async () => (await fetch(`http://127.0.0.1:${await getMetricsPort()}/metrics`)).text();

const form = contactForm({ name: 'Ann Lee', email: 'ann.lee@mail.example.com', message: 'Do you have cider?' });

test('the log has one line per request, with the route instead of the path', async () => {
  const { headers } = await visitor(server.url).get('/beers/some-slug?search=Ann', as('request-1'));
  expect(headers.get('x-request-id')).toBe('request-1');
  expect(await waitForLine({ requestId: 'request-1', msg: 'request' })).toMatchObject({
    level: 'info',
    service: 'cms',
    method: 'GET',
    route: '/api/beers/:id',
    status: 404,
    durationMs: expect.any(Number),
    bytes: expect.any(Number),
  });
  const headersOfAnother = { ...clientHeaders(randomIp()), 'X-Request-Id': 'request-2' };
  await fetch(`${server.url}/wp-admin/x.php`, { headers: headersOfAnother });
  expect(await waitForLine({ requestId: 'request-2' })).toMatchObject({ route: '/*', status: 404 });
});

test('the log has an error of the server with its stack and the id of the request', async () => {
  const csv = multipartForm('csvFile', [textFile('beers.csv', 'Name\nFull', 'text/csv')]);
  await server.fillDisk({ folders: [server.tempDir] });
  const staff = await signInAt(server.url);
  expect((await staff.post('/beers/admin/import/csv', csv, as('request-full'))).status).toBe(507);
  await server.fillDisk();
  expect(await waitForLine({ requestId: 'request-full', level: 'error' })).toMatchObject({
    msg: 'Request failed',
    err: { type: expect.any(String), stack: expect.stringContaining('    at ') },
  });
});

test('the log has slow queries with the id of their request and without values', async () => {
  const slowQuery = () => lines().find(({ msg, requestId }) => msg === 'slow query' && requestId === 'request-slow');
  await waitFor(async () => {
    await visitor(server.url).post('/contact/submit', form, as('request-slow'));
    expect(slowQuery()).toMatchObject({ level: 'warn', durationMs: expect.any(Number) });
  });
  expect(slowQuery()?.['statement']).toMatch(/^[a-z]/i);
});

test('the log has no data of visitors and staff', async () => {
  const login = { email: staffEmail.admin, password: 'a-wrong-password' };
  await visitor(server.url).post('/auth/login', login, as('request-login'));
  await waitForLine({ requestId: 'request-login', msg: 'request' });
  for (const text of ['Ann', 'ann.lee', 'cider', staffEmail.admin, staffPassword, login.password, '"10.']) {
    expect(server.log().slice(logged)).not.toContain(text);
  }
});

test('metrics are on their own port', async () => {
  const countReads = (text: string) =>
    Number(/^cms_http_requests_total\{method="GET",route="\/api\/beers",status="200"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  const readsBefore = countReads(await readMetrics());
  await visitor(server.url).get('/beers', as('request-metrics'));
  await waitForLine({ requestId: 'request-metrics', msg: 'request' });
  const text = await readMetrics();
  expect(countReads(text)).toBe(readsBefore + 1);
  const failed = await queryRows("select id from outgoing_mails where state = 'failed'", [], server);
  for (const name of [
    'cms_database_up 1',
    'cms_database_connections{state="waiting"} 0',
    'cms_database_query_duration_seconds_count{kind="select"}',
    'cms_outbox_emails{state="waiting"}',
    `cms_outbox_emails{state="failed"} ${failed.length}`,
    'cms_outbox_oldest_waiting_seconds',
    `cms_sessions ${await countRows('staff_sessions', server)}`,
    'cms_content_version{type="beer"}',
    'cms_disk_free_bytes{folder="data"}',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    expect(text).toContain(`\n${name}`);
  }
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});
