/** Sends generated requests to every call of the OpenAPI document and validates every response against it. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { JSONSchemaFaker as jsf, type Schema } from 'json-schema-faker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffEmail, staffPassword } from '../../../test/accounts';
import { client, randomIp } from '../../../test/client';
import { type RunningServer, startServer } from '../../../test/server';

type JsonSchema = Record<string, unknown>;
type Media = Record<string, { schema: JsonSchema }>;
type Parameter = { name: string; in: 'path' | 'query'; schema: JsonSchema };
type Operation = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Media };
  security: object[];
  responses: Record<string, { content?: Media }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};
type Call = { method: string; path: string; operation: Operation };

const requestsPerCall = 40;
const seed = 20_261_122;

let server: RunningServer;
let document: Document;
let token: string;
/** Ids and slugs of existing records, so that some generated paths exist. */
let knownIds: string[];
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

beforeAll(async () => {
  server = await startServer({ SEED: 'true', RATE_LIMITS: 'false' });
  const at = { url: server.url };
  document = (await client().get<Document>('/openapi.json', at)).body;
  const login = { email: staffEmail.admin, password: staffPassword };
  token = (await client().post<{ token: string }>('/auth/login', login, at)).body.token;
  const staff = client({ token });
  const idsIn = async (path: string) =>
    [...(await staff.get(path, at)).text.matchAll(/"(?:_id|slug)":"([^"]+)"/g)].map(([, id]) => id ?? '');
  const lists = ['/beers/admin', '/events/admin', '/inquiries', '/newsletter/subscribers'];
  knownIds = (await Promise.all(lists.map(idsIn))).flat().concat('auburn', 'folsom', 'main-website', 'taproom', '0');
  ajv.addSchema({ $id: 'document', components: document.components });
}, 120_000);

afterAll(() => server.stop());

const calls = (): Call[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/** Schemas refer to `#/components/…` of the document; Ajv needs to know which document that is. */
const withDocumentRefs = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')) as JsonSchema;

const validators = new Map<JsonSchema, ValidateFunction>();
function validatorOf(schema: JsonSchema): ValidateFunction {
  const validate = validators.get(schema) ?? ajv.compile(withDocumentRefs(schema));
  validators.set(schema, validate);
  return validate;
}

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1e308,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '%',
    '__proto__',
    "'; drop table beers; --",
    '9'.repeat(400),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), { maxKeys: 3 }),
);

/** A value that the schema allows. */
function conforming(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.integer({ min: 0, max: 2 ** 31 }).map((number) => {
    jsf.option({
      random: mulberry32(number),
      optionalsProbability: 0.6,
      failOnInvalidFormat: false,
      maxItems: 3,
      maxLength: 60,
    });
    return jsf.generate({ ...schema, components: document.components } as Schema);
  });
}

/** A conforming object in which one field has a value of any kind, or is missing. */
const corrupted = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.tuple(conforming(schema), fc.nat(), hostile, fc.boolean()).map(([value, position, bad, isMissing]) => {
    if (typeof value !== 'object' || value === null) return bad;
    const names = Object.keys(value);
    const name = names[position % Math.max(1, names.length)] ?? 'name';
    const { [name]: _removed, ...rest } = value as Record<string, unknown>;
    return isMissing ? rest : { ...rest, [name]: bad };
  });

/** A small seeded generator, because json-schema-faker takes only a function. */
function mulberry32(initial: number) {
  let state = initial;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const pathValue = () =>
  fc.oneof(
    fc.constantFrom(...knownIds),
    hostile.map(asText).map((text) => text.toWellFormed() || 'x'),
  );

function pathArbitrary({ path, operation }: Call): fc.Arbitrary<string> {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'path');
  return fc
    .tuple(...parameters.map(() => pathValue()))
    .map((values) =>
      parameters.reduce(
        (url, { name }, index) => url.replace(`{${name}}`, encodeURIComponent(values[index] ?? '')),
        path,
      ),
    );
}

function queryArbitrary({ operation }: Call): fc.Arbitrary<string> {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const values = parameters.map(({ schema }) => fc.option(fc.oneof(conforming(schema), hostile)));
  return fc.tuple(...values).map((generated) => {
    const query = new URLSearchParams();
    generated.forEach((value, index) => {
      if (value !== null) query.append(parameters[index]?.name ?? '', asText(value).toWellFormed());
    });
    return query.size > 0 ? `?${query}` : '';
  });
}

type Body = { type: string | null; content: string | FormData | null };

function bodyArbitrary({ operation }: Call): fc.Arbitrary<Body> {
  const content = operation.requestBody?.content;
  if (!content) return fc.constant({ type: null, content: null });
  const json = content['application/json'];
  if (!json) {
    return fc.string({ maxLength: 200 }).map((text) => {
      const form = new FormData();
      form.append(
        Object.keys((content['multipart/form-data']?.schema['properties'] ?? {}) as object)[0] ?? 'file',
        new Blob([text]),
        'file.png',
      );
      return { type: null, content: form };
    });
  }
  const type = 'application/json';
  return fc.oneof(
    { weight: 4, arbitrary: conforming(json.schema).map((value) => ({ type, content: JSON.stringify(value) })) },
    { weight: 4, arbitrary: corrupted(json.schema).map((value) => ({ type, content: JSON.stringify(value) ?? '' })) },
    { weight: 1, arbitrary: hostile.map((value) => ({ type, content: JSON.stringify(value) ?? '' })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        { type, content: '{"name":' },
        { type: 'text/plain', content: 'name' },
        { type, content: '' },
      ),
    },
  );
}

/** Every generated request stays below these limits, so a call need not document their statuses. */
const neverAllowed = new Set([500, 502, 504]);

function problemsOf({ operation, method }: Call, status: number, contentType: string | null, text: string): string[] {
  const documented = operation.responses[status];
  if (neverAllowed.has(status) || !documented) return [`undocumented status ${status}: ${text.slice(0, 200)}`];
  if (method === 'HEAD' || status === 304) return [];
  const mediaType = contentType?.split(';')[0] ?? '';
  const media = documented.content?.[mediaType];
  if (!media) return documented.content ? [`status ${status} with undocumented media type ${mediaType}`] : [];
  if (mediaType !== 'application/json') return [];
  const validate = validatorOf(media.schema);
  return validate(JSON.parse(text))
    ? []
    : [`status ${status}: ${ajv.errorsText(validate.errors)}: ${text.slice(0, 300)}`];
}

describe('every response to a generated request is as documented', () => {
  test('for every call', { timeout: 240_000 }, async () => {
    const problems = new Map<string, string>();
    for (const call of calls()) {
      // Deleting the signed-in user or its session would end the test.
      if (call.path === '/auth/logout') continue;
      const isStaffCall = call.operation.security.length > 0;
      const requests = fc.sample(
        fc.tuple(pathArbitrary(call), queryArbitrary(call), bodyArbitrary(call), fc.boolean()),
        {
          numRuns: requestsPerCall,
          seed,
        },
      );
      for (const [path, query, body, isSignedIn] of requests) {
        const response = await fetch(`${server.url}/api${path}${query}`, {
          method: call.method,
          redirect: 'manual',
          body: body.content || undefined,
          headers: {
            'X-Forwarded-For': randomIp(),
            ...(body.type && { 'Content-Type': body.type }),
            ...(isStaffCall && isSignedIn && { Authorization: `Bearer ${token}` }),
          },
        });
        const text = await response.text();
        for (const problem of problemsOf(call, response.status, response.headers.get('content-type'), text)) {
          const key = `${call.method} ${call.path}: ${problem.slice(0, 60)}`;
          if (!problems.has(key))
            problems.set(key, `${call.method} ${path}${query} ${String(body.content).slice(0, 300)}\n  ${problem}`);
        }
      }
    }
    expect([...problems.values()]).toEqual([]);
  });
});
