/** One stop under load and one start, as those of an update: nothing in progress and nothing stored is lost. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { signInAt, visitor } from '../../test/client';
import { uniqueEmail, contactForm } from '../../test/factories';
import { signInToPanel, createPanelClient, findRole, type PanelRole } from '../../test/panel';
import { serverWithSettings } from '../../test/server';
import { countRows, queryRows } from '../../test/stored-data';
import { mailsTo, makeUser } from '../../test/users';
import { waitFor } from '../../test/wait-for';

const server = await serverWithSettings();

/** Submits forms without a pause, from several clients, until `stop`. */
function submitForms(clients: number) {
  const outcomes = new Map<string, number | 'no response'>();
  let isStopped = false;
  async function submitMany() {
    while (!isStopped) {
      const email = uniqueEmail();
      const outcome = await visitor(server.url)
        .post('/contact/submit', contactForm({ email }))
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

async function connectToServer() {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** A connection that has sent the first part of a request. */
async function openRequest(firstPart: string) {
  const socket = await connectToServer();
  const closed = once(socket, 'close');
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  await new Promise<void>((resolve) => socket.write(firstPart, () => resolve()));
  return async (lastPart: string) => {
    socket.write(lastPart);
    await closed;
    return received;
  };
}

type Permission = { id: number; action: string; subject: string | null; properties: object; conditions: string[] };

/** Changes the permissions of one role and the name of the other; returns how to read both. */
async function changeRoles() {
  const admin = createPanelClient(server.url, await signInToPanel(server.url));
  const [editor, brewer] = [await findRole(admin, 'Editor'), await findRole(admin, 'Brewer')];
  const list = async ({ id }: { id: number }) =>
    (await admin<{ data: Permission[] }>('GET', `/admin/roles/${id}/permissions`)).body.data;
  const permissions = (await list(editor))
    .filter(({ subject }) => subject !== 'api::redirect.redirect')
    .map(({ id: _id, ...permission }) => permission);
  expect((await admin('PUT', `/admin/roles/${editor.id}/permissions`, { permissions })).status).toBe(200);
  const renamed = { name: 'Brewery crew', description: 'Renamed' };
  expect((await admin('PUT', `/admin/roles/${brewer.id}`, renamed)).status).toBe(200);
  return async () => {
    const roles = (await admin<{ data: PanelRole[] }>('GET', '/admin/roles')).body.data;
    const named = roles.map(({ id, name, description }) => ({ id, name, description }));
    return { roles: named, permissions: [await list(editor), await list(brewer)] };
  };
}

const waitForForms = (load: ReturnType<typeof submitForms>, count: number) =>
  waitFor(() => expect(load.count(201)).toBeGreaterThan(count));

let load: ReturnType<typeof submitForms>;
let userEmail: string;
let readRoles: Awaited<ReturnType<typeof changeRoles>>;
let changedRoles: Awaited<ReturnType<typeof readRoles>>;

test('after SIGTERM new connections are refused, and requests in progress get their responses', async () => {
  userEmail = (await makeUser({}, await signInAt(server.url))).email;
  readRoles = await changeRoles();
  changedRoles = await readRoles();
  const email = uniqueEmail();
  const body = JSON.stringify(contactForm({ email }));
  const finishPost = await openRequest(
    `POST /api/contact/submit HTTP/1.1\r\nHost: cms\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  );
  const finishCheck = await openRequest('GET /readyz HTTP/1.1\r\nHost: cms\r\n');
  // Once this is answered, the server has also read what the other two have sent before.
  await fetch(`${server.url}/healthz`);
  load = submitForms(50);
  await waitForForms(load, 60);

  expect((await visitor(server.url).post('/auth/forgot-password', { email: userEmail })).status).toBe(200);
  expect(await mailsTo(userEmail, server)).toEqual([]);
  const restarted = server.restart(undefined, { SEED: 'true' });
  const probe = async () => void (await connectToServer()).destroy();
  await waitFor(() => expect(probe()).rejects.toThrow('ECONNREFUSED'));
  expect(await finishCheck('\r\n')).toMatch(/^HTTP\/1\.1 503 [^]*Connection: close/);
  expect(await finishPost(body.slice(20))).toMatch(/^HTTP\/1\.1 201 [^]*Connection: close/);
  await restarted;
  expect(await queryRows('select id from inquiries where email = ?', [email], server)).toHaveLength(1);
}, 240_000);

test('what was saved under load got its response, and nothing else got one', async () => {
  await waitForForms(load, load.count(201) + 20);
  await load.stop();
  expect(load.count(201) + load.count('no response')).toBe(load.outcomes.size);
  const saved = await queryRows('select email from inquiries', [], server);
  const confirmed = [...load.outcomes].filter(([, outcome]) => outcome === 201).map(([email]) => email);
  const savedByLoad = saved.map(({ email }) => String(email)).filter((email) => load.outcomes.has(email));
  expect(savedByLoad.sort()).toEqual(confirmed.sort());
});

test('a link to reset a password that was requested just before is sent once', async () => {
  const [mail, ...others] = await mailsTo(userEmail, server);
  expect(others).toEqual([]);
  const token = /reset-password#token=(\S+)/.exec(String(mail?.text))?.[1];
  const reset = { token, password: 'another long one' };
  const { status, text } = await visitor(server.url).post('/auth/reset-password', reset);
  expect([status, text]).toEqual([200, expect.stringContaining('has been changed')]);
});

test('roles of the panel that a power user has changed stay as they are', async () => {
  expect(changedRoles.roles.map(({ name }) => name).toSorted()).toEqual(['Brewery crew', 'Editor', 'Super Admin']);
  expect(await readRoles()).toEqual(changedRoles);
});

test('a database that has content gets no demo content', async () => {
  for (const table of ['beers', 'events', 'subscribers'])
    expect([table, await countRows(table, server)]).toEqual([table, 0]);
});
