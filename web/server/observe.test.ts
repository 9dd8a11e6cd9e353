import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../../.scripts/free-ports';
import { openLogStream } from './observe';
import { startFakeCms } from './test/fake-cms';
import { request, startEdge, waitFor } from './test/start-edge';

const json = { LOG_FORMAT: 'json' };

type Edge = Awaited<ReturnType<typeof startEdge>>;

const recordsOf = ({ logLines }: Edge) => logLines.map((line) => JSON.parse(line) as Record<string, unknown>);

/** A response is logged once it is complete, which its client may notice first. */
const waitForLines = (edge: Edge, count: number) =>
  waitFor(() => {
    const records = recordsOf(edge).filter(({ msg }) => msg === 'request');
    expect(records).toHaveLength(count);
    return records;
  });

test('the log has one line of JSON for each response, with patterns instead of paths and queries', async () => {
  const edge = await startEdge({ env: json });
  edge.cms.mockJson('/api/beers/pale-ale', { beer: {} });
  const twice = Array<string>(2).fill('/api/beers/pale-ale');
  for (const url of ['/robots.txt', ...twice, '/newsletter/unsubscribe?token=secret', '/wp.php'])
    await edge.request(url);
  await edge.request('/api/subscribers/ann@mail.example', { method: 'POST' });
  const records = await waitForLines(edge, 6);
  expect(records.map(({ method, route, status, cache }) => [method, route, status, cache])).toEqual([
    ['GET', '/robots.txt', 200, 'MISS'],
    ['GET', '/api/beers/*', 200, 'MISS'],
    ['GET', '/api/beers/*', 200, 'HIT'],
    ['GET', '/newsletter/unsubscribe', 200, 'BYPASS'],
    ['GET', '/404', 404, 'MISS'],
    ['POST', '/api/*', 404, undefined],
  ]);
  for (const record of records) {
    expect(record).toMatchObject({ service: 'web', level: 'info', requestId: expect.stringMatching(/^[\w-]{8,}$/) });
    expect(Number.isNaN(Date.parse(String(record['time'])))).toBe(false);
  }
  expect(JSON.stringify(records)).not.toMatch(/secret|ann@|127\.0\.0\.1/);
});

test.each(['json', 'text'] as const)('the log as %s is written without further lines', async (logFormat) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'web.log');
  openLogStream({ logFormat }, file).write('a line\n');
  await waitFor(() => expect(readFileSync(file, 'utf8')).toBe('a line\n'));
});

test('the log is text without routine responses by default', async () => {
  const edge = await startEdge();
  for (const url of ['/robots.txt', '/robots.txt', '/robots.txt', '/healthz', '/readyz/edge', '/wp.php'])
    await edge.request(url);
  const responses = () => edge.logLines.filter((line) => line.includes(' GET '));
  await waitFor(() => expect(responses()).toHaveLength(2));
  expect(responses()[0]).toMatch(/^[\d-]{10} [\d:.]+ info  GET \/robots\.txt 200 \d+ ms \d+ bytes MISS \(/);
  expect(responses()[1]).toContain('GET /404 404');
});

test('the log has only problems with LOG_LEVEL=warn', async () => {
  const edge = await startEdge({ env: { ...json, LOG_LEVEL: 'warn' } });
  await edge.request('/robots.txt');
  edge.cms.state.isDown = true;
  await waitFor(() => expect(recordsOf(edge)).toMatchObject([{ level: 'warn', msg: 'The CMS is not available' }]));
});

test('the log has no warning of a CMS that starts beside web', async () => {
  const [port = 0] = await freePorts(1);
  const edge = await startEdge({ env: { ...json, LOG_LEVEL: 'warn', CMS_URL: `http://127.0.0.1:${port}` } });
  const cms = await startFakeCms(port);
  onTestFinished(cms.stop);
  await waitFor(async () => expect((await edge.request('/readyz')).status).toBe(200));
  expect(edge.logLines).toEqual([]);
});

const headers = { 'X-Request-Id': 'from-balancer-1' };

test('request ids of a trusted proxy are in the response, in the log and in requests to the CMS', async () => {
  const edge = await startEdge({ env: { ...json, TRUSTED_PROXIES: '127.0.0.1' } });
  edge.cms.mockJson('/api/beers', { beers: [] });
  for (const url of ['/api/beers', '/api/beers', '/api/users/me']) {
    expect((await edge.request(url, { headers })).headers['x-request-id']).toBe('from-balancer-1');
  }
  expect(edge.cms.requestIds).toEqual(['from-balancer-1', 'from-balancer-1']);
  const records = await waitForLines(edge, 3);
  expect(records.map(({ requestId }) => requestId)).toEqual(Array(3).fill('from-balancer-1'));
});

test('request ids of others are replaced', async () => {
  const edge = await startEdge({ env: json });
  const unsafe = await startEdge({ env: { ...json, TRUSTED_PROXIES: '127.0.0.1' } });
  expect((await edge.request('/robots.txt', { headers })).headers['x-request-id']).not.toBe('from-balancer-1');
  const quoted = { 'X-Request-Id': 'a"quoted"id' };
  expect((await unsafe.request('/robots.txt', { headers: quoted })).headers['x-request-id']).toMatch(/^[\w-]+$/);
});

test('metrics are on their own port, with few labels', async () => {
  const [metricsPort = 0] = await freePorts(1);
  const edge = await startEdge({ env: { METRICS_PORT: String(metricsPort) } });
  edge.cms.mockJson('/api/beers', { beers: [] });
  for (const url of ['/api/beers', '/api/beers', '/a', '/b', '/c']) await edge.request(url);
  await waitFor(async () => {
    const { status, text } = await request(metricsPort, '/metrics');
    expect(status).toBe(200);
    expect(text).toContain('web_http_requests_total{route="/api/beers",method="GET",status="200",cache="HIT"} 1');
    expect(text).toMatch(/web_http_requests_total\{route="\/404",method="GET",status="404",cache="\w+"\} /);
    expect(text).not.toContain('route="/a"');
    expect(text).toMatch(/web_http_request_duration_seconds_count\{route="\/api\/beers",method="GET"\} 1/);
  });
  const { text } = await request(metricsPort, '/metrics');
  const gauges = ['web_cms_available 1', 'web_live_connections 0', 'web_queue_tasks{queue="pages"'];
  for (const name of [...gauges, 'nodejs_eventloop_lag']) expect(text).toContain(name);
  expect((await edge.request('/metrics')).status).toBe(404);
  expect((await request(metricsPort, '/')).status).toBe(404);
});
