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

/** The tables themselves, read from every noun's folder. */
async function routeRows(): Promise<RouteDefinition[]> {
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /routes\/[^/]+\.ts$/.test(file),
  );
  for (const file of files) await import(join(api, file));
  return allRoutes();
}

let rows: RouteDefinition[];
let document: Document;

beforeAll(async () => {
  rows = await routeRows();
  document = (await visitor().get<Document>('/openapi.json')).body;
});

const called = ({ method, path }: RouteDefinition) => `${method} ${path.replace(/:([^/]+)/g, '{$1}')}`;

const described = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

describe('GET /api/openapi.json', () => {
  test('names every row of the route tables, and nothing else', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(described().sort()).toEqual(rows.map(called).sort());
  });

  test('every call it names is answered by the server', async () => {
    for (const row of rows) {
      const method = row.method === 'GET' ? 'HEAD' : row.method;
      const { status } = await visitor().send(method, row.path.replace(/:[^/]+/g, 'none'), { redirect: 'manual' });
      // A public write without a body is refused for its body, a closed one for its caller.
      expect([status, called(row)]).not.toEqual([405, called(row)]);
      const isClosed = row.access === 'staff' || row.access === 'admin';
      expect([status === 401, called(row)]).toEqual([isClosed, called(row)]);
    }
  });

  test('says what is behind sign-in', () => {
    const closed = rows.filter(({ access: who }) => who === 'staff' || who === 'admin');
    for (const row of closed) {
      const operation = document.paths[row.path.replace(/:([^/]+)/g, '{$1}')]?.[row.method.toLowerCase()];
      expect(operation?.security).toEqual([{ bearer: [] }, { cookie: [] }]);
      expect(Object.keys(operation?.responses ?? {})).toContain('401');
    }
  });

  test('every reference leads somewhere and every id is one of a kind', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(references.filter((name) => !(name in document.components.schemas))).toEqual([]);
    const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(rows.length);
  });

  test('carries an ETag', async () => {
    const { headers } = await visitor().get('/openapi.json');
    const again = await visitor().get('/openapi.json', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });
});

describe('GET /api/docs', () => {
  test('is a page of our own with nothing from elsewhere', async () => {
    const { status, headers, text } = await visitor().get('/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(text).not.toMatch(/https?:\/\//);
    for (const [, address = ''] of text.matchAll(/(?:src|href)="\/api([^"]+)"/g)) {
      expect((await visitor().get(address)).status).toBe(200);
    }
  });

  test('no other file of the package is served', async () => {
    expect((await visitor().get('/docs/package.json')).status).toBe(404);
    expect((await visitor().get('/docs/..%2fpackage.json')).status).toBe(404);
  });
});

test("Strapi's own content calls are not there", async () => {
  const staff = await signIn();
  for (const path of ['/auth/local', '/users', '/users/me', '/upload', '/upload/files', '/users-permissions/roles']) {
    const { status, body } = await staff.get(path);
    expect([path, status, body]).toEqual([path, 404, { success: false, code: 'not-found', message: 'Not found' }]);
  }
});
