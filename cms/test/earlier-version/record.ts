/** Records this version's database with the demo and edge content, and every response that it gives. See README.md. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { staffEmail, staffPassword } from '../accounts';
import { createClient, visitor } from '../client';
import { startServer, type RunningServer } from '../server';
import { queryRows } from '../stored-data';
import { dumpDatabase } from './dump';
import { addEdgeContent } from './edge-content';
import { findPaths, readAll } from './requests';

const databaseName = process.env.API_DATABASE === 'postgres' ? 'postgres' : 'sqlite';

/** The commit, as the name of the folder. */
const version = process.env.RECORD_VERSION;
if (!version) throw new Error('RECORD_VERSION: please name the commit of this checkout.');
const folder = join(__dirname, version);

async function write(name: string, text: string) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${databaseName}.${name}.gz`), await promisify(gzip)(text, { level: 9 }));
}

/** Rows that belong to one instance, or that the next start creates again. */
const unneeded = ['staff_sessions', 'strapi_sessions', 'strapi_api_tokens', 'rate_limits'];

async function removeSecrets(server: RunningServer) {
  const run = (statement: string) => queryRows(statement, [], server);
  for (const table of unneeded) await run(`delete from ${table}`).catch(() => undefined);
  await run(`update outgoing_mails set text = 'Text', html = null, headers = null`);
}

test('records the database and its responses', async () => {
  const server = await startServer({ SEED: 'true' });
  const login = { email: staffEmail.admin, password: staffPassword };
  const { body } = await visitor().post<{ token: string }>('/auth/login', login, { url: server.url });
  const staff = createClient({ token: body.token });
  await addEdgeContent(server, staff);
  await queryRows(`update subscribers set unsubscribe_token = 'token-' || id`, [], server);
  const paths = await findPaths(staff, server.url);
  const recordedAt = new Date().toISOString();
  const responses = {
    recordedAt,
    visitor: await readAll(visitor(), server.url, [...paths.visitor, '/newsletter/unsubscribe?token=token-1']),
    staff: await readAll(staff, server.url, paths.staff),
  };
  await server.restart(async () => {
    await removeSecrets(server);
    await write('sql', dumpDatabase(server));
  });
  await server.stop();
  await write('responses.json', JSON.stringify(responses));
  expect(Object.keys(responses.visitor).length).toBeGreaterThan(150);
});
