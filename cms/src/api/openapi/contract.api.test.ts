/** Sends generated requests to every call of the OpenAPI document and validates every response against it. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import sharp from 'sharp';
import type { StaffTap } from '#domain/tap/schema';
import { panelAccount, staffEmail, staffPassword } from '../../../test/accounts';
import { clientHeaders, createClient, randomIp, type ApiClient, visitor } from '../../../test/client';
import { contactForm, eventInput, shippingForm } from '../../../test/factories';
import { composedPage, everySection } from '../../../test/composed-page';
import { asText, conforming, corrupted, hostile } from '../../../test/generated-values';
import {
  createResponseCheck,
  type JsonSchema,
  type OpenApiDocument as Document,
  type Operation,
} from '../../../test/openapi';
import { type RunningServer, startServer } from '../../../test/server';
import { queryRows } from '../../../test/stored-data';

type Call = { method: string; path: string; operation: Operation };

/** `npm run test:full` sends more, from another seed each time. */
const requestsPerCall = Number(process.env.FUZZ_REQUESTS ?? 10);
const mostRequests = Math.max(requestsPerCall, 60);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

let server: RunningServer;
let document: Document;
/** Tokens by the role of the caller. */
const tokens: Record<string, string> = {};
/** Ids of existing records by the first part of the path, so that most generated paths exist. */
const knownIds: Record<string, string[]> = {};
/** A small valid PNG. */
let image: Buffer;
let check: ReturnType<typeof createResponseCheck>;

beforeAll(async () => {
  server = await startServer({ SEED: 'true', RATE_LIMITS: 'false' });
  document = (await visitor(server.url).get<Document>('/openapi.json')).body;
  const bartender = { email: 'bo@example.com', role: 'bartender', taprooms: ['auburn'] };
  const signInAs = async (role: string, email: string) => {
    const login = { email, password: staffPassword };
    tokens[role] = (await visitor(server.url).post('/auth/login', login)).body.token;
  };
  await signInAs('admin', staffEmail.admin);
  const staff = createClient({ token: tokens['admin'] ?? '', url: server.url });
  await staff.post('/auth/users', { ...bartender, firstName: 'Bo', lastName: 'Ellis', password: staffPassword });
  await signInAs('bartender', bartender.email);
  await signInAs('moderator', staffEmail.moderator);
  const idsIn = async (path: string) =>
    [...(await staff.get(path)).text.matchAll(/"_id":"([^"]+)"/g)].map(([, id]) => id ?? '');
  const lists = ['/beers/admin', '/events/admin', '/inquiries', '/newsletter/subscribers'];
  for (const path of lists) knownIds[path.split('/')[1] ?? ''] = await idsIn(path);
  image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e39a2d' } })
    .png()
    .toBuffer();
  const page = await createComposedPage();
  knownValues['key']?.push(page);
  // The others can't be deleted.
  valuesByCall['DELETE /pages/{key}'] = { key: page };
  await prepareTaps(staff);
  await prepareScreens(staff);
  await prepareSiteRecords(staff);
  check = createResponseCheck(document);
});

/** A tap and a pouring for each call that changes what they are, and a press to undo. */
async function prepareTaps(staff: ApiClient): Promise<void> {
  const path = '/taps/admin/auburn';
  await staff.post(`${path}/taps`, { number: 99 });
  const { taps, onDeck } = (await staff.get(path)).body.tapList;
  const [swapped, kicked, leveled] = taps;
  const key = 'a-press-before-the-test';
  await staff.post(`${path}/checks`, {}, { headers: { 'Idempotency-Key': key } });
  const prepare = (call: string, values: Record<string, string | undefined>, body?: object) => {
    valuesByCall[call] = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
    if (body) validBodies[call] = body;
  };
  const list = '/taps/admin/{taproom}';
  const next = { guest: { kind: 'cider', name: 'Contract Cider' } };
  const expected = (tap: StaffTap | undefined) => ({ expected: tap?.pouring?._id ?? null });
  prepare(`POST ${list}/taps/{tap}/swap`, { tap: swapped?._id }, { ...expected(swapped), next });
  prepare(`POST ${list}/taps/{tap}/kick`, { tap: kicked?._id }, expected(kicked));
  prepare(`POST ${list}/taps/{tap}/level`, { tap: leveled?._id }, { ...expected(leveled), level: 'low' });
  prepare(`POST ${list}/on-deck`, {}, next);
  prepare(`DELETE ${list}/on-deck/{pouring}`, { pouring: onDeck[0]?._id });
  prepare(`PUT ${list}/pourings/{pouring}`, { pouring: leveled?.pouring?._id });
  prepare(`POST ${list}/undo`, {}, { key });
  prepare(`PUT ${list}/taps/{tap}`, { tap: leveled?._id }, { label: 'Cask' });
  prepare(`DELETE ${list}/taps/{tap}`, { tap: taps.at(-1)?._id });
  const idsOf = (records: { _id: string }[]) => ({ order: records.map(({ _id }) => _id) });
  prepare(`PUT ${list}/order`, { taproom: 'auburn' }, idsOf(taps));
  prepare(`PUT ${list}/on-deck/order`, { taproom: 'auburn' }, idsOf(onDeck));
}

/** A board, a paired screen, and another one that shows its code. */
async function prepareScreens(staff: ApiClient): Promise<void> {
  const startPairing = async () => (await staff.post<{ pairing: { code: string } }>('/screens/pairings')).body.pairing;
  const input = { name: 'Bar', taproom: 'auburn' };
  const { board } = (await staff.post<{ board: { _id: string } }>('/boards', input)).body;
  const pairing = { name: 'TV', board: board._id };
  const paired = { ...pairing, code: (await startPairing()).code };
  const { screen } = (await staff.post<{ screen: { _id: string } }>('/screens/pair', paired)).body;
  knownIds['boards'] = [board._id];
  knownIds['screens'] = [screen._id];
  validBodies['POST /boards'] = { name: 'Patio', taproom: 'auburn' };
  validBodies['PUT /boards/{id}'] = { message: 'Cheers' };
  validBodies['PUT /screens/{id}'] = { name: 'TV by the door' };
  validBodies['POST /screens/pair'] = { ...pairing, code: (await startPairing()).code };
}

/** A distributor and a redirect. */
async function prepareSiteRecords(staff: ApiClient): Promise<void> {
  const distributor = {
    name: 'Contract Shop',
    address: '1 Mill St, Reno, NV',
    coordinates: { lat: 39.5, lng: -119.8 },
  };
  validBodies['POST /distributors'] = distributor;
  validBodies['PUT /distributors/{id}'] = distributor;
  const created = (await staff.post<{ distributor: { id: string } }>('/distributors', distributor)).body;
  knownIds['distributors'] = [created.distributor.id];
  const redirect = { from: '/contract-old', to: '/beers' };
  validBodies['POST /redirects'] = { ...redirect, from: '/contract-older' };
  validBodies['PUT /redirects/{id}'] = redirect;
  const added = (await staff.post<{ redirect: { _id: string } }>('/redirects', redirect)).body;
  knownIds['redirects'] = [added.redirect._id];
}

/** A page with a section of each kind. Only the panel creates pages. */
async function createComposedPage(): Promise<string> {
  const post = async (path: string, body: object, headers: object = {}) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } };
    const response = await fetch(server.url + path, { ...init, body: JSON.stringify(body) });
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  };
  const { token: panelToken } = await post('/admin/login', panelAccount);
  const headers = { Authorization: `Bearer ${String(panelToken)}` };
  const [file] = await queryRows('select id from files', [], server);
  const page = composedPage('/contract', { sections: everySection(Number(file?.['id'])) });
  return String((await post('/content-manager/collection-types/api::page.page', page, headers))['documentId']);
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

/** Values of the path parameters of one call. */
const valuesByCall: Record<string, Record<string, string>> = {};

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

function pathArbitrary({ method, path, operation }: Call): fc.Arbitrary<string> {
  const values = valuesByCall[`${method} ${path}`] ?? {};
  const findKnown = (name: string): string[] => {
    if (values[name] !== undefined) return [values[name]];
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

const beer = {
  name: 'Contract Ale',
  style: 'IPA',
  abv: 6.4,
  ibu: 60,
  sizes: ['16oz'],
  tags: ['Seasonal'],
  pricing: { retail: 12.5 },
  awards: [{ name: 'Gold', year: 2024 }],
};
const event = eventInput();

/** A valid body for each call with rules that JSON Schema can't express. */
const validBodies: Record<string, object> = {
  'POST /auth/login': { email: staffEmail.admin, password: staffPassword },
  'POST /auth/confirm-password': { password: staffPassword },
  'POST /auth/forgot-password': { email: 'mo@example.com' },
  'POST /auth/users': { firstName: 'Mo', lastName: 'Brewer', email: 'mo@example.com', password: 'Mo-pours-after-nine' },
  'POST /beers': beer,
  'PUT /beers/{id}': beer,
  'POST /events': event,
  'PUT /events/{id}': event,
  'POST /events/{id}/duplicate': event,
  'POST /events/{id}/repeat': { dates: ['2028-07-04', '2028-07-11'] },
  'DELETE /events/{id}/images/{index}': {},
  'POST /contact/submit': contactForm({ email: 'ada@example.com' }),
  'POST /contact/private-event': contactForm({ eventType: 'birthday' }),
  'POST /contact/shipping-order': shippingForm(),
  'PUT /content/location/{location}': { hours: { monday: '11:00 AM - 9:00 PM' }, contact: { phone: '(530) 555-0134' } },
  'PUT /inquiries/{id}': { status: 'answered' },
  'POST /taprooms': { name: 'Contract Taproom', city: 'Reno', state: 'NV' },
  'PUT /taprooms/{slug}': { introduction: 'Come in.', tapListMaxAgeHours: 12 },
  'PUT /default-pours': {
    pours: [{ name: 'Pint', ounces: 16, price: 7 }],
    exceptions: [{ style: 'Stout', pours: [{ name: 'Tulip' }] }],
  },
  'POST /taps/admin/{taproom}/taps': { number: 900, count: 2 },
  'POST /taps/{taproom}/visits': { source: 'table-7' },
  'POST /taprooms/{slug}/close-early': { closes: '12:00' },
  'POST /personal-data/find': { email: 'ada@example.com' },
  'POST /personal-data/export': { email: 'ada@example.com' },
  'POST /personal-data/erase': { email: 'ada@example.com', keepOrders: true },
  'POST /newsletter/subscribe': { email: 'ada@example.com', source: 'website' },
};

type Body = { type: string | null; content: string | FormData | null };

function multipartArbitrary(schema: JsonSchema): fc.Arbitrary<Body> {
  const fileField = Object.keys(schema['properties'] as object)[0] ?? 'file';
  const csv = 'Name,Email,Style,ABV\r\nContract Porter,bo@example.com,Porter,5.5\r\n,nobody,Stout,strong';
  const files = fc.oneof(fc.constantFrom(new Uint8Array(image), csv), fc.string({ maxLength: 200 }));
  return files.map((file) => {
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

/** Calls that need an id or token that no list returns. */
const neverSucceeding = new Set([
  // The definition of the page decides about its fields.
  'POST /pages',
  'PUT /pages/{key}',
  'POST /imports/{id}/undo',
  'POST /auth/reset-password',
  'PUT /auth/users/{id}',
  'DELETE /auth/users/{id}',
  'DELETE /auth/sessions/{id}',
  'GET /auth/users/{id}/sessions',
  'DELETE /auth/users/{id}/sessions',
  'DELETE /auth/users/{id}/sessions/{session}',
  'GET /auth/users/{id}/second-factor',
  'DELETE /auth/users/{id}/second-factor',
  // The generated addresses are subscribed already.
  'POST /newsletter/subscribers',
  // They need a mail server.
  'PUT /mail-server',
  'POST /mail-server/test',
  'POST /auth/invitations',
  // They need the password of the user, or a code of an authenticator app.
  'POST /auth/second-factor/setup',
  'POST /auth/second-factor',
  'POST /auth/second-factor/recovery-codes',
  'DELETE /auth/second-factor',
  // It needs the name of a backup.
  'GET /backups/{name}',
  'DELETE /content/hero-images/{id}',
  'POST /content/hero-images/{id}/replace',
  'POST /newsletter/confirm',
  'GET /newsletter/unsubscribe',
  'POST /newsletter/unsubscribe',
  // It needs an email that could not be sent.
  'POST /inquiries/{id}/emails/{email}/resend',
  // They need the token of a screen.
  'GET /screens/pairings/current',
  'GET /screens/me',
  'POST /screens/me/contact',
]);

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
  const succeeded = new Set<string>();
  for (const call of calls()) {
    const name = `${call.method} ${call.path}`;
    if (skipped.has(name)) continue;
    const requests = fc.tuple(pathArbitrary(call), queryArbitrary(call), bodyArbitrary(call), roles);
    for (const [index, request] of fc.sample(requests, { numRuns: mostRequests, seed }).entries()) {
      // More for a call that has not succeeded yet.
      if (index >= requestsPerCall && (succeeded.has(name) || neverSucceeding.has(name))) break;
      const response = await send(call, request);
      const text = await response.text();
      if (response.ok) succeeded.add(name);
      const received = { status: response.status, contentType: response.headers.get('content-type'), text };
      for (const problem of check(call.operation, received)) {
        const [path, query, { content }] = request;
        const sent = `${call.method} ${path}${query} ${String(content).slice(0, 300)}`;
        problems.set(`${name} ${problem.slice(0, 60)}`, `${sent}\n  ${problem}`);
      }
    }
  }
  expect([...problems.values()]).toEqual([]);
  const names = calls().map(({ method, path }) => `${method} ${path}`);
  const unsuccessful = names.filter((name) => !succeeded.has(name) && !skipped.has(name) && !neverSucceeding.has(name));
  expect(unsuccessful, 'calls without a successful response').toEqual([]);
});
