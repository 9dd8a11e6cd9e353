/**
 * Sends generated requests to every call of the OpenAPI document and validates every response against it. Those of valid
 * requests are validated by the clients of all tests.
 */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { staffEmail, staffPassword } from '../../../test/accounts';
import { type ApiClient, clientHeaders, createClient, randomIp, visitor } from '../../../test/client';
import { contactForm, eventInput, shippingForm } from '../../../test/factories';
import { asText, conforming, corrupted, hostile } from '../../../test/generated-values';
import {
  createResponseCheck,
  type JsonSchema,
  type OpenApiDocument as Document,
  type Operation,
} from '../../../test/openapi';
import { type RunningServer, startServer } from '../../../test/server';

type Call = { method: string; path: string; operation: Operation };

/** `npm run test:full` sends more, from another seed each time. */
const requestsPerCall = Number(process.env.FUZZ_REQUESTS ?? 15);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

let server: RunningServer;
let document: Document;
/** Tokens by the role of the caller. */
const tokens: Record<string, string> = {};
/** Ids of existing records by the first part of the path, so that most generated paths exist. */
let knownIds: Record<string, string[]>;
/** A small valid PNG. */
let image: Buffer;
let check: ReturnType<typeof createResponseCheck>;

beforeAll(async () => {
  server = await startServer({ SEED: 'true', RATE_LIMITS: 'false' });
  document = (await visitor(server.url).get<Document>('/openapi.json')).body;
  const bartender = { email: 'bo@example.com', role: 'bartender', taprooms: ['auburn'] };
  const signInAs = async (role: string, email: string) => {
    tokens[role] = (await visitor(server.url).post('/auth/login', { email, password: staffPassword })).body.token;
  };
  await signInAs('admin', staffEmail.admin);
  const staff = createClient({ token: tokens['admin'] ?? '', url: server.url });
  await staff.post('/auth/users', { ...bartender, firstName: 'Bo', lastName: 'Ellis', password: staffPassword });
  await signInAs('bartender', bartender.email);
  await signInAs('moderator', staffEmail.moderator);
  knownIds = await findIds(staff);
  image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e39a2d' } })
    .png()
    .toBuffer();
  check = createResponseCheck(document);
});

/** Those in the responses of all lists, and in the tap list of a taproom. */
async function findIds(staff: ApiClient): Promise<Record<string, string[]>> {
  const ids: Record<string, string[]> = {};
  for (const path of [...Object.keys(document.paths), '/taps/admin/auburn']) {
    // Changes of these users would sign the test out.
    if (/[{]|^\/auth/.test(path) || (document.paths[path] && !document.paths[path]['get'])) continue;
    const found = (await staff.get(path)).text.matchAll(/"_?id":"([^"]+)"/g);
    const [, entity = ''] = path.split('/');
    ids[entity] = [...(ids[entity] ?? []), ...[...found].map(([, id = '']) => id)];
  }
  return ids;
}

afterAll(() => server.stop());

/** `DELETE /beers/{id}` and similar calls. */
const deletesRecord = ({ method, path }: Call) => method === 'DELETE' && /^\/\w+\/\{id\}$/.test(path);

/** Records are deleted last, so that the other calls find them; the demo content after them. */
const orderOf = (call: Call) => (call.path === '/setup/start-empty' ? 2 : Number(deletesRecord(call)));

const calls = (): Call[] =>
  Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    )
    .sort((a, b) => orderOf(a) - orderOf(b));

/** Values of the path parameters that are not ids. */
const knownValues: Record<string, string[]> = {
  location: ['main-website', 'auburn', 'folsom'],
  site: ['main-website', 'auburn', 'folsom'],
  page: ['home', 'beers', 'events', 'our-story', 'contact', 'taproom'],
  key: ['home', 'our-story', 'terms-of-service', 'rewards', 'taproom', 'beer', 'not-found'],
  name: ['logo', 'favicon'],
  code: ['NV', 'OR'],
  index: ['0', '1'],
  slug: ['auburn', 'folsom', 'contract-taproom'],
  taproom: ['auburn'],
  use: ['card', 'side', 'host', 'gallery'],
  file: ['swagger-ui.css', 'start.js'],
};

function pathArbitrary({ path, operation }: Call): fc.Arbitrary<string> {
  const findKnown = (name: string): string[] => {
    const known = knownValues[name] ?? knownIds[path.split('/')[1] ?? ''] ?? [];
    return known.length > 0 ? known : ['none'];
  };
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'path');
  const arbitraries = parameters.map(({ name }) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...findKnown(name)) },
      { weight: 1, arbitrary: hostile.map((value) => asText(value).toWellFormed() || 'x') },
    ),
  );
  return fc
    .tuple(...arbitraries)
    .map((generated) =>
      parameters.reduce(
        (url, { name }, index) => url.replace(`{${name}}`, encodeURIComponent(generated[index] ?? '')),
        path,
      ),
    );
}

function queryArbitrary({ operation }: Call): fc.Arbitrary<string> {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const values = parameters.map(({ schema }) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      { weight: 4, arbitrary: conforming(schema, document) },
      { weight: 1, arbitrary: hostile },
    ),
  );
  const queries = fc.tuple(...values).map((generated) => {
    const query = new URLSearchParams();
    generated.forEach((value, index) => {
      if (value !== null) query.append(parameters[index]?.name ?? '', asText(value).toWellFormed());
    });
    return query.size > 0 ? `?${query}` : '';
  });
  // A call of many parameters would seldom succeed.
  return fc.oneof({ weight: 4, arbitrary: queries }, { weight: 1, arbitrary: fc.constant('') });
}

const beer = { name: 'Contract Ale', style: 'IPA', abv: 6.4, sizes: ['16oz'], pricing: { retail: 12.5 } };
const event = eventInput();
const distributor = { name: 'Contract Shop', address: '1 Mill St, Reno, NV', coordinates: { lat: 39.5, lng: -119.8 } };

/** A valid body for calls with rules that JSON Schema can't express. */
const validBodies: Record<string, object> = {
  'POST /auth/login': { email: staffEmail.admin, password: staffPassword },
  'POST /auth/confirm-password': { password: staffPassword },
  'POST /beers': beer,
  'PUT /beers/{id}': beer,
  'POST /events': event,
  'PUT /events/{id}': event,
  'POST /events/{id}/duplicate': event,
  'POST /events/{id}/repeat': { dates: ['2028-07-04', '2028-07-11'] },
  'POST /contact/submit': contactForm({ email: 'ada@example.com' }),
  'POST /contact/private-event': contactForm({ eventType: 'birthday' }),
  'POST /contact/shipping-order': shippingForm(),
  'POST /taprooms': { name: 'Contract Taproom', city: 'Reno', state: 'NV' },
  'PUT /taprooms/{slug}': { introduction: 'Come in.', tapListMaxAgeHours: 12 },
  'POST /distributors': distributor,
  'PUT /distributors/{id}': distributor,
};

type Body = { type: string | null; content: string | FormData | null };

function multipartArbitrary(schema: JsonSchema): fc.Arbitrary<Body> {
  const fileField = Object.keys(schema['properties'] as object)[0] ?? 'file';
  const csv = 'Name,Email,Style,ABV\r\nContract Porter,bo@example.com,Porter,5.5\r\n,nobody,Stout,strong';
  return fc.oneof(fc.constantFrom(new Uint8Array(image), csv), fc.string({ maxLength: 200 })).map((file) => {
    const content = new FormData();
    content.append(fileField, new Blob([file]), fileField === 'csvFile' ? 'beers.csv' : 'photo.png');
    content.append('location', 'main-website');
    content.append('page', 'home');
    content.append('consent', 'A list on paper');
    return { type: null, content };
  });
}

function bodyArbitrary({ method, path, operation }: Call): fc.Arbitrary<Body> {
  const content = operation.requestBody?.content;
  if (!content) return fc.constant({ type: null, content: null });
  const multipart = content['multipart/form-data'];
  if (multipart) return multipartArbitrary(multipart.schema);
  const schema = content['application/json']?.schema ?? {};
  const type = 'application/json';
  const valid = validBodies[`${method} ${path}`];
  const conformingBody = valid ? fc.constant(valid) : conforming(schema, document);
  const toBody = (value: unknown): Body => ({ type, content: JSON.stringify(value) ?? '' });
  return fc.oneof(
    { weight: 3, arbitrary: conformingBody.map(toBody) },
    { weight: 3, arbitrary: corrupted(conformingBody).map(toBody) },
    { weight: 3, arbitrary: corrupted(conforming(schema, document)).map(toBody) },
    { weight: 1, arbitrary: hostile.map(toBody) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Body>(
        { type: 'text/plain', content: 'name' },
        ...['', '{"name":', '[]', 'null', '"text"', '[[[[]]]]', '{"a":1e999}', '\u0000', '{"__proto__":{}}'].map(
          (text) => ({ type, content: text }),
        ),
      ),
    },
  );
}

/** It would revoke the session of this test. */
const skipped = new Set(['POST /auth/logout']);

const roles = fc.oneof(
  { weight: 4, arbitrary: fc.constant('admin') },
  { weight: 3, arbitrary: fc.constantFrom('moderator', 'bartender', 'visitor') },
);

type Generated = [path: string, query: string, body: Body, role: string];

const hasKey = ({ parameters }: Operation) => parameters.some(({ name }) => name === 'Idempotency-Key');

const send = ({ method, operation }: Call, [path, query, body, role]: Generated) =>
  fetch(`${server.url}/api${path}${query}`, {
    method,
    redirect: 'manual',
    body: body.content || undefined,
    headers: {
      ...clientHeaders(randomIp()),
      ...(body.type && { 'Content-Type': body.type }),
      ...(hasKey(operation) && { 'Idempotency-Key': randomUUID() }),
      ...(operation.security.length > 0 && role in tokens && { Authorization: `Bearer ${tokens[role]}` }),
    },
  });

test('generated requests to every call get documented responses', { timeout: 600_000 }, async () => {
  console.log(`FUZZ_SEED=${seed}`);
  const problems = new Map<string, string>();
  for (const call of calls()) {
    const name = `${call.method} ${call.path}`;
    if (skipped.has(name)) continue;
    const requests = fc.tuple(pathArbitrary(call), queryArbitrary(call), bodyArbitrary(call), roles);
    for (const request of fc.sample(requests, { numRuns: requestsPerCall, seed })) {
      const response = await send(call, request);
      const text = await response.text();
      const received = { status: response.status, contentType: response.headers.get('content-type'), text };
      for (const problem of check(call.operation, received)) {
        const [path, query, { content }] = request;
        const sent = `${call.method} ${path}${query} ${String(content).slice(0, 300)}`;
        problems.set(`${name} ${problem.slice(0, 60)}`, `${sent}\n  ${problem}`);
      }
    }
  }
  expect([...problems.values()]).toEqual([]);
});
