import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes, type RouteDefinition } from '#lib/routes';
import { visitor } from '../../../test/client';
import { signIn } from '../../../test/sign-in';

type Operation = { operationId: string; security: object[]; responses: Record<string, object>; parameters: object[] };
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

const api = join(__dirname, '..');

/** The route definitions, loaded from every API folder. */
async function loadRoutes(): Promise<RouteDefinition[]> {
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /routes\/[^/]+\.ts$/.test(file),
  );
  for (const file of files) await import(join(api, file));
  return allRoutes();
}

let routes: RouteDefinition[];
let document: Document;

beforeAll(async () => {
  routes = await loadRoutes();
  document = (await visitor().get<Document>('/openapi.json')).body;
});

const toCall = ({ method, path }: RouteDefinition) => `${method} ${path.replace(/:([^/]+)/g, '{$1}')}`;

const describedCalls = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

describe('GET /api/openapi.json', () => {
  test('describes every defined route, and nothing else', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(describedCalls().sort()).toEqual(routes.map(toCall).sort());
  });

  test('the server handles every described call', async () => {
    for (const route of routes) {
      const method = route.method === 'GET' ? 'HEAD' : route.method;
      const { status } = await visitor().send(method, route.path.replace(/:[^/]+/g, 'none'), { redirect: 'manual' });
      expect([status, toCall(route)]).not.toEqual([405, toCall(route)]);
      const requiresSession = route.access === 'staff' || route.access === 'admin';
      expect([status === 401, toCall(route)]).toEqual([requiresSession, toCall(route)]);
    }
  });

  test('marks the calls that require a session', () => {
    const staffRoutes = routes.filter(({ access }) => access === 'staff' || access === 'admin');
    for (const route of staffRoutes) {
      const operation = document.paths[route.path.replace(/:([^/]+)/g, '{$1}')]?.[route.method.toLowerCase()];
      expect(operation?.security).toEqual([{ bearer: [] }, { cookie: [] }]);
      expect(Object.keys(operation?.responses ?? {})).toContain('401');
    }
  });

  test('every reference resolves and every operationId is unique', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(references.filter((name) => !(name in document.components.schemas))).toEqual([]);
    const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(routes.length);
  });

  test('documents failure codes, and 415 and 507 for every write', () => {
    expect(JSON.stringify(document.components.schemas['Failure'])).toContain('"stale-version"');
    for (const route of routes.filter(({ method }) => method !== 'GET')) {
      const operation = document.paths[route.path.replace(/:([^/]+)/g, '{$1}')]?.[route.method.toLowerCase()];
      expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['415', '507']));
    }
  });

  test('publishes no default for the honeypot', () => {
    const body = document.paths['/contact/submit']?.['post'];
    expect(JSON.stringify(body)).toContain('"website":');
    expect(JSON.stringify(document)).not.toContain('"default":"filled"');
  });

  test('returns 304 for a matching If-None-Match', async () => {
    const { headers } = await visitor().get('/openapi.json');
    const revalidated = await visitor().get('/openapi.json', {
      headers: { 'If-None-Match': headers.get('etag') ?? '' },
    });
    expect(revalidated.status).toBe(304);
  });
});

describe('GET /api/docs', () => {
  test('returns a page without external resources', async () => {
    const { status, headers, text } = await visitor().get('/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(text).not.toMatch(/https?:\/\//);
    for (const [, path = ''] of text.matchAll(/(?:src|href)="\/api([^"]+)"/g)) {
      expect((await visitor().get(path)).status).toBe(200);
    }
  });

  test('serves no other file of the package', async () => {
    expect((await visitor().get('/docs/package.json')).status).toBe(404);
    expect((await visitor().get('/docs/..%2fpackage.json')).status).toBe(404);
  });
});

test("Strapi's own content API is not exposed", async () => {
  const staff = await signIn();
  for (const path of ['/auth/local', '/users', '/users/me', '/upload', '/upload/files', '/users-permissions/roles']) {
    const { status, body } = await staff.get(path);
    expect([path, status, body]).toEqual([path, 404, { success: false, code: 'not-found', message: 'Not found' }]);
  }
});
