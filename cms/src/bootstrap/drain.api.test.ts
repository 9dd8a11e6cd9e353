import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { visitor } from '../../test/client';
import { uniqueEmail } from '../../test/factories';
import { type RunningServer, sharedServer } from '../../test/server';
import { queryRows } from '../../test/stored-data';
import { waitFor } from '../../test/wait-for';

let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
});

const form = (email: string) => ({
  name: 'Priya Raman',
  email,
  phone: '',
  subject: 'Tours',
  message: 'Do you run tours?',
});

/** Submits forms without a pause, from several clients, until `stop`. */
function submitForms(clients: number) {
  const outcomes = new Map<string, number | 'no response'>();
  let isStopped = false;
  async function submitMany() {
    while (!isStopped) {
      const email = uniqueEmail();
      const outcome = await visitor(server.url)
        .post('/contact/submit', form(email))
        .then(({ status }) => status)
        .catch(() => 'no response' as const);
      outcomes.set(email, outcome);
      if (outcome === 'no response') await sleep(100);
    }
  }
  const running = Promise.all(Array.from({ length: clients }, submitMany));
  return {
    outcomes,
    count: (wanted: number | 'no response') => [...outcomes.values()].filter((outcome) => outcome === wanted).length,
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

/** A connection that has sent the first part of a request. */
async function openRequest(firstPart: string) {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  await new Promise<void>((resolve) => socket.write(firstPart, () => resolve()));
  return async (lastPart: string) => {
    socket.write(lastPart);
    await once(socket, 'close');
    return received;
  };
}

test('after SIGTERM new connections are refused, and requests in progress get their responses', async () => {
  const email = uniqueEmail();
  const body = JSON.stringify(form(email));
  const finishPost = await openRequest(
    `POST /api/contact/submit HTTP/1.1\r\nHost: cms\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  );
  const finishCheck = await openRequest('GET /readyz HTTP/1.1\r\nHost: cms\r\n');
  // Once this is answered, the server has also read what the other two have sent before.
  await fetch(`${server.url}/healthz`);
  const restarted = server.restart();
  await waitFor(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed'));
  expect(await finishCheck('\r\n')).toMatch(/^HTTP\/1\.1 503 [^]*Connection: close/);
  expect(await finishPost(body.slice(20))).toMatch(/^HTTP\/1\.1 201 [^]*Connection: close/);
  await restarted;
  expect(await queryRows('select id from inquiries where email = ?', [email], server)).toHaveLength(1);
}, 120_000);

test('SIGTERM under load: what is saved got its response, and nothing else got one', async () => {
  const load = submitForms(50);
  await waitFor(() => expect(load.count(201)).toBeGreaterThan(60));
  await server.restart();
  const before = load.count(201);
  await waitFor(() => expect(load.count(201)).toBeGreaterThan(before + 20));
  await load.stop();
  expect(load.count(201) + load.count('no response')).toBe(load.outcomes.size);
  const saved = await queryRows('select email from inquiries', [], server);
  const confirmed = [...load.outcomes].filter(([, outcome]) => outcome === 201).map(([email]) => email);
  const savedByLoad = saved.map(({ email }) => String(email)).filter((email) => load.outcomes.has(email));
  expect(savedByLoad.sort()).toEqual(confirmed.sort());
}, 240_000);
