import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startEdge } from './test/start-edge';

type Received = { method: string | undefined; body: string; key: string | string[] | undefined };
type Answer = (response: http.ServerResponse) => void;

const saved: Answer = (response) =>
  response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"success":true}');
const reset: Answer = (response) => response.socket?.destroy();
const unavailable =
  (retryAfter: string): Answer =>
  (response) =>
    response
      .writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': retryAfter })
      .end('{"code":"unavailable"}');

const listen = (server: http.Server, port = 0) =>
  new Promise<number>((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

const close = (server: http.Server) => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};

/** A CMS that answers writes in this order; the last answer applies from then on. */
function createCms(...answers: Answer[]) {
  const received: Received[] = [];
  const server = http.createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method, url, headers } = incoming;
      if (!url?.startsWith('/api/contact')) {
        return response.end(JSON.stringify({ epoch: 'one', versions: {} }));
      }
      received.push({ method, body: Buffer.concat(chunks).toString(), key: headers['idempotency-key'] });
      return (answers.length > 1 ? answers.shift() : answers[0])?.(response);
    });
  });
  onTestFinished(() => void close(server));
  return { server, received };
}

async function start(...answers: Answer[]) {
  const { server, received } = createCms(...answers);
  const port = await listen(server);
  return { received, ...(await startEdge({ env: { CMS_URL: `http://127.0.0.1:${port}` } })) };
}

const body = JSON.stringify({ name: 'Priya', message: 'ü'.repeat(500) });
const keyed = { 'idempotency-key': 'a-key', 'content-type': 'application/json' };
const path = '/api/contact/submit';

describe('a write with an Idempotency-Key', () => {
  test.each([
    ['a lost connection', reset],
    ['a 503', unavailable('0')],
  ])('is repeated after %s until the CMS responds', async (_name, failure) => {
    const { request, received } = await start(failure, failure, saved);
    const response = await request(path, { method: 'POST', body, headers: keyed });
    expect([response.status, response.text]).toEqual([201, '{"success":true}']);
    expect(received).toEqual(Array.from({ length: 3 }, () => ({ method: 'POST', body, key: 'a-key' })));
  });

  test('is repeated without a body too', async () => {
    const { request, received } = await start(reset, saved);
    const { status } = await request(`${path}/1`, { method: 'DELETE', headers: { 'idempotency-key': 'a-key' } });
    expect([status, received.length]).toEqual([201, 2]);
  });

  test('is not repeated when the CMS asks for a longer wait', async () => {
    const { request, received } = await start(unavailable('30'), saved);
    const response = await request(path, { method: 'POST', body, headers: keyed });
    expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '30' }, text: '{"code":"unavailable"}' });
    expect(received).toHaveLength(1);
  });

  test('is not repeated if its body is an upload, which is not kept', async () => {
    const { request, received } = await start(reset, saved);
    const headers = { ...keyed, 'content-type': 'multipart/form-data; boundary=x' };
    const { status } = await request(path, { method: 'POST', body: '--x--', headers });
    expect([status, received.length]).toEqual([503, 1]);
  });
});

test('a write without a key is not repeated after a lost connection: it may have been saved', async () => {
  const { request, received } = await start(reset, saved);
  const { status, headers } = await request(path, { method: 'POST', body });
  expect([status, headers['proxy-status']]).toEqual([503, 'edge; error=destination_unavailable']);
  expect(received).toHaveLength(1);
});

test('a write that the CMS did not get is repeated even without a key, until it listens again', async () => {
  const { server, received } = createCms(saved);
  const port = await listen(server);
  const { request } = await startEdge({ env: { CMS_URL: `http://127.0.0.1:${port}` } });
  await close(server);
  const pending = request(path, { method: 'POST', body });
  await nextTurn();
  await listen(server, port);
  expect((await pending).status).toBe(201);
  expect(received).toHaveLength(1);
});
