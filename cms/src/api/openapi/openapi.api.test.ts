import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteDefinition } from '#lib/route-definition';
import { allRoutes } from '#lib/routes';
import { makeBar } from '../../../test/bar';
import { admin, type ApiClient, failure, moderator, visitor } from '../../../test/client';
import type { OpenApiDocument } from '../../../test/openapi';

const apiDir = join(__dirname, '..');

/** The route definitions, loaded from every API folder. */
async function loadRoutes(): Promise<RouteDefinition[]> {
  const files = readdirSync(apiDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /routes\/[^/]+\.ts$/.test(file),
  );
  for (const file of files) await import(join(apiDir, file));
  return allRoutes();
}

const routes = await loadRoutes();
const document = (await visitor().get<OpenApiDocument & { openapi: string }>('/openapi.json')).body;

const toOpenApiPath = (path: string) => path.replace(/:([^/]+)/g, '{$1}');

const toCall = ({ method, path }: RouteDefinition) => `${method} ${toOpenApiPath(path)}`;

const findOperation = ({ method, path }: RouteDefinition) =>
  document.paths[toOpenApiPath(path)]?.[method.toLowerCase()];

const requiresToken = ({ access }: RouteDefinition) => access !== 'public' && access !== 'optional';

/** Screens have tokens of their own. */
const securityOf = (route: RouteDefinition) => {
  if (!requiresToken(route)) return [];
  return route.access === 'screen' ? [{ bearer: [] }] : [{ bearer: [] }, { cookie: [] }];
};

/** Moderators may use all others but those of screens. */
const adminCalls = [
  'GET /audit-log',
  'GET /audit-log/users',
  'GET /audit-log/export/csv',
  'POST /auth/users',
  'POST /auth/invitations',
  'DELETE /auth/users/{id}',
  'GET /auth/users/{id}/second-factor',
  'DELETE /auth/users/{id}/second-factor',
  'GET /auth/sign-in-rules',
  'PUT /auth/sign-in-rules',
  'GET /auth/users/{id}/sessions',
  'DELETE /auth/users/{id}/sessions',
  'DELETE /auth/users/{id}/sessions/{session}',
  'GET /stats/warnings',
  'GET /backups',
  'POST /backups',
  'GET /backups/{name}',
  'GET /mail-server',
  'PUT /mail-server',
  'DELETE /mail-server',
  'POST /mail-server/test',
  'POST /personal-data/find',
  'POST /personal-data/export',
  'POST /personal-data/erase',
  'PUT /setup',
  'GET /setup/own-content',
  'POST /setup/start-empty',
  'GET /site/settings',
  'PUT /site/settings',
  'POST /site/images/{name}',
  'DELETE /site/images/{name}',
];

const describedCalls = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

test('the document describes every defined route, and nothing else', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(describedCalls().sort()).toEqual(routes.map(toCall).sort());
});

test('every write takes an Idempotency-Key, unless it signs out or its response has secrets or personal data', () => {
  const takesKey = (route: RouteDefinition) =>
    findOperation(route)?.parameters.some(({ name }) => name === 'Idempotency-Key');
  const withoutKey = routes.filter((route) => route.method !== 'GET' && !takesKey(route)).map(toCall);
  expect(withoutKey.sort()).toEqual([
    'POST /auth/confirm-password',
    'POST /auth/login',
    'POST /auth/logout',
    'POST /auth/second-factor',
    'POST /auth/second-factor/recovery-codes',
    'POST /auth/second-factor/setup',
    'POST /personal-data/export',
    'POST /personal-data/find',
    'POST /screens/pairings',
  ]);
  expect(routes.filter((route) => route.method === 'GET' && takesKey(route))).toEqual([]);
});

test('the server handles every described call', async () => {
  for (const route of routes) {
    const method = route.method === 'GET' ? 'HEAD' : route.method;
    const { status } = await visitor().send(method, route.path.replace(/:[^/]+/g, 'none'), { redirect: 'manual' });
    expect([status, toCall(route)]).not.toEqual([405, toCall(route)]);
    expect([status === 401, toCall(route)]).toEqual([requiresToken(route), toCall(route)]);
  }
});

test('the document marks exactly the calls that require a session or the token of a screen', () => {
  for (const route of routes) {
    expect([toCall(route), findOperation(route)?.security]).toEqual([toCall(route), securityOf(route)]);
  }
  for (const route of routes.filter(requiresToken)) {
    expect(Object.keys(findOperation(route)?.responses ?? {})).toContain('401');
  }
});

test('only these calls are for admins only', () => {
  const calls = routes.filter(({ access }) => access === 'admin').map(toCall);
  expect(calls.sort()).toEqual(adminCalls.sort());
});

test.each<[string, RouteDefinition['access'][], () => Promise<ApiClient>]>([
  ['bartender', ['bar', 'staff', 'admin'], async () => (await makeBar({ taps: 0 })).makeBartender()],
  ['moderator', ['admin'], async () => moderator],
])('every call that a %s may not use returns and documents 403', async (_role, forbidden, signInAs) => {
  const client = await signInAs();
  const calls = routes.filter(({ access }) => forbidden.includes(access));
  expect(calls).not.toEqual([]);
  for (const route of calls) {
    const { status } = await client.send(route.method, route.path.replace(/:[^/]+/g, 'none'));
    expect([status, toCall(route)]).toEqual([403, toCall(route)]);
    expect([Object.keys(findOperation(route)?.responses ?? {}), toCall(route)]).toEqual([
      expect.arrayContaining(['403']),
      toCall(route),
    ]);
  }
});

test('every reference resolves and every operationId is unique', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');
  expect(references.filter((name) => !(name in document.components.schemas))).toEqual([]);
  expect(new Set([...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id)).size).toBe(routes.length);
});

test('the document has failure codes, and 415 and 507 for every write', () => {
  expect(JSON.stringify(document.components.schemas['Failure'])).toContain('"stale-version"');
  for (const route of routes.filter(({ method }) => method !== 'GET')) {
    expect(Object.keys(findOperation(route)?.responses ?? {})).toEqual(expect.arrayContaining(['415', '507']));
  }
});

test('the document publishes no default for the honeypot', () => {
  expect(JSON.stringify(document.paths['/contact/submit']?.['post'])).toContain('"website":');
  expect(JSON.stringify(document)).not.toContain('"default":"filled"');
});

test('GET /docs returns a page without external resources', async () => {
  const { status, headers, text } = await visitor().get('/docs');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(text).not.toMatch(/https?:\/\//);
  for (const [, path = ''] of text.matchAll(/(?:src|href)="\/api([^"]+)"/g)) {
    expect((await visitor().get(path)).status).toBe(200);
  }
});

test('GET /docs returns 404 for other files of the package', async () => {
  expect((await visitor().get('/docs/package.json')).status).toBe(404);
  expect((await visitor().get('/docs/..%2fpackage.json')).status).toBe(404);
});

test("Strapi's own content API is not exposed", async () => {
  for (const path of ['/auth/local', '/users', '/users/me', '/upload', '/upload/files', '/users-permissions/roles']) {
    const { status, body } = await admin.get(path);
    expect([path, status, body]).toEqual([path, 404, failure('not-found', 'Not found')]);
  }
});
