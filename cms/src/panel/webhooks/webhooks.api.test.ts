/** Webhooks of the panel, on a separate server that restarts. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInToPanel } from '../../../test/panel';
import { type RunningServer, startServer } from '../../../test/server';
import { queryRows } from '../../../test/stored-data';

let server: RunningServer;
let authorization: { Authorization: string };
/** A service of the server's own network. */
const requests: string[] = [];
const service = createServer((request, response) => {
  if (request.url === '/switches') {
    response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    return;
  }
  requests.push(`${request.method} ${request.url} ${String(request.headers['x-strapi-event'])}`);
  if (request.url === '/elsewhere') response.writeHead(302, { Location: '/secret' });
  if (request.url === '/large') response.writeHead(400).write('x'.repeat(100_000));
  response.end('caught');
});
let port: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  port = (service.address() as AddressInfo).port;
  server = await startServer();
  authorization = await signInToPanel(server.url);
});

afterAll(async () => {
  await server.stop();
  service.closeAllConnections();
  service.close();
});

type Body = { data?: { id: number; url: string; statusCode: number; message?: string }; error?: { message: string } };

async function call(method: string, path: string, body?: object) {
  const headers = { ...authorization, 'Content-Type': 'application/json' };
  const response = await fetch(`${server.url}/admin/webhooks${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const makeWebhook = (url: string) => ({ name: 'Caught', url, headers: {}, events: ['entry.create'] });

/** As an earlier version stored it, or a host had other addresses then. */
async function store(path: string, host = '127.0.0.1'): Promise<string> {
  const values = ['Caught', `http://${host}:${port}${path}`, '{}', '["entry.create"]', false];
  await queryRows(
    'insert into strapi_webhooks (name, url, headers, events, enabled) values (?, ?, ?, ?, ?)',
    values,
    server,
  );
  const [row] = await queryRows('select max(id) as id from strapi_webhooks', [], server);
  return String(row?.['id']);
}

const message =
  'The URL must lead to the public internet by http or https. Networks of your own are allowed by WEBHOOK_NETWORKS.';

describe('by default', () => {
  test.each([
    'http://127.0.0.1/hook',
    'http://localhost:1337/admin',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://10.0.0.5/',
    'http://169.254.169.254/latest/meta-data/',
    'http://192.168.1.1/',
    'ftp://1.1.1.1/',
  ])('%s is rejected', async (url) => {
    const { status, body } = await call('POST', '', makeWebhook(url));
    expect([status, body.error?.message]).toEqual([400, message]);
    expect(await queryRows('select id from strapi_webhooks where url = ?', [url], server)).toEqual([]);
  });

  test('a public one is accepted, and can’t be changed to a private one', async () => {
    const url = 'https://1.1.1.1/hook';
    const created = await call('POST', '', makeWebhook(url));
    expect([created.status, created.body.data?.url]).toEqual([201, url]);
    const path = `/${created.body.data?.id}`;
    const changed = await call('PUT', path, { ...makeWebhook('http://10.0.0.5/'), isEnabled: true });
    expect([changed.status, changed.body.error?.message]).toEqual([400, message]);
    expect((await call('GET', path)).body.data?.url).toBe(url);
    expect((await call('DELETE', path)).status).toBe(200);
  });

  test.each(['127.0.0.1', 'localhost'])('a stored one to %s is not sent', async (host) => {
    const { status, body } = await call('POST', `/${await store('/stored', host)}/trigger`);
    expect([status, body.data]).toEqual([
      200,
      { statusCode: 500, message: `${host} is not on the public internet, and not in WEBHOOK_NETWORKS` },
    ]);
    expect(requests).toEqual([]);
  });
});

test.each([
  ['GET', '/999'],
  ['PUT', '/999'],
  ['DELETE', '/999'],
  ['POST', '/999/trigger'],
  ['POST', '/nonsense/trigger'],
  ['POST', '/99999999999999999999/trigger'],
])('%s %s returns 404', async (method, path) => {
  const body = method === 'PUT' ? { ...makeWebhook('https://1.1.1.1/'), isEnabled: true } : undefined;
  expect((await call(method, path, body)).status).toBe(404);
});

test('with WEBHOOK_NETWORKS, its networks can be called; redirects are not followed, and responses are cut', async () => {
  await server.restart(undefined, { WEBHOOK_NETWORKS: '127.0.0.0/8, ::1' });
  for (const host of ['127.0.0.1', 'localhost'])
    expect((await call('POST', `/${await store('/allowed', host)}/trigger`)).body.data).toEqual({ statusCode: 200 });
  expect((await call('POST', `/${await store('/elsewhere')}/trigger`)).body.data).toMatchObject({ statusCode: 302 });
  const { data } = (await call('POST', `/${await store('/large')}/trigger`)).body;
  expect([data?.statusCode, data?.message?.length]).toEqual([400, 10_000]);
  const switched = (await call('POST', `/${await store('/switches')}/trigger`)).body;
  expect(JSON.stringify(switched)).toContain('The server switches to another protocol');
  expect(requests).toEqual([
    'POST /allowed trigger-test',
    'POST /allowed trigger-test',
    'POST /elsewhere trigger-test',
    'POST /large trigger-test',
  ]);
});
