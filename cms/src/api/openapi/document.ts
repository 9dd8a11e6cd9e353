/** The OpenAPI 3.1 document, generated from the route definitions and their schemas. */
import * as z from 'zod';
import { failureSchema } from '#domain/shared/response-schemas';
import { sessionCookieName } from '#domain/user/session';
import type { MultipartBody, RouteDefinition } from '#lib/route-definition';
import { allRoutes, isMultipartBody } from '#lib/routes';
import { settings } from '#lib/settings';

export type JsonSchema = { [key: string]: unknown };
type Components = Record<string, JsonSchema>;

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Zod's `#/$defs/Beer` becomes `#/components/schemas/Beer`. */
function rewriteRefs(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^#\/\$defs\//, '#/components/schemas/');
  if (Array.isArray(value)) return value.map(rewriteRefs);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, rewriteRefs(entry)]));
}

/** `io`: the JSON that clients send (`input`) or receive (`output`). Checks that JSON Schema can't express are omitted. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const {
    $defs,
    $schema: _dialect,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Zod publishes the fallback for invalid input as `default`, but clients must not send it.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
    },
  });
  for (const [name, definition] of Object.entries($defs ?? {})) {
    const { id: _id, ...described } = definition;
    components[name] = rewriteRefs(described) as JsonSchema;
  }
  return rewriteRefs(rest) as JsonSchema;
}

type Property = { name: string; schema: JsonSchema; required: boolean };

/** The fields of an object schema, for query parameters and multipart forms. */
function listProperties(schema: z.ZodType, components: Components): Property[] {
  const object = toJsonSchema(schema, 'input', components);
  const required = Array.isArray(object['required']) ? object['required'] : [];
  const fields = isObject(object['properties']) ? object['properties'] : {};
  return Object.entries(fields).flatMap(([name, field]) =>
    isObject(field) ? [{ name, schema: field, required: required.includes(name) }] : [],
  );
}

// Converts a route definition to an OpenAPI operation.

const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } });

const binary = { type: 'string', format: 'binary' };

function multipartSchema({ files, max, fields }: MultipartBody, components: Components) {
  const textFields = fields ? listProperties(fields, components) : [];
  const file = max > 1 ? { type: 'array', items: binary, minItems: 1, maxItems: max } : binary;
  return {
    type: 'object',
    properties: { [files]: file, ...Object.fromEntries(textFields.map(({ name, schema }) => [name, schema])) },
    required: [files, ...textFields.filter(({ required }) => required).map(({ name }) => name)],
  };
}

function requestBody({ body }: RouteDefinition, components: Components) {
  if (body === undefined || body === 'ignored') return undefined;
  if (isMultipartBody(body)) {
    return { required: true, content: { 'multipart/form-data': { schema: multipartSchema(body, components) } } };
  }
  const isOptional = body.safeParse({}).success;
  return { required: !isOptional, content: jsonContent(toJsonSchema(body, 'input', components)) };
}

const takesKey = ({ method, key }: RouteDefinition) => method !== 'GET' && key !== 'ignored';

const keyParameter = ({ key }: RouteDefinition) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: key === 'required',
  // Presses are stored for good, with shorter keys.
  schema: { type: 'string', minLength: 1, maxLength: key === undefined ? 200 : 100 },
  description:
    key === undefined
      ? 'A new one, such as a UUID, for each change. For a day, a repeated request with the same one gets the first response, with `Idempotency-Replayed: true`. Failures are not kept: the request can be repeated.'
      : 'A new one, such as a UUID, for each change. A repeated request with the same one returns the result of the first.',
});

function parameters(route: RouteDefinition, components: Components) {
  const { path, query } = route;
  const pathParams = [...path.matchAll(/:([^/]+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const queryParams = query ? listProperties(query, components).map((property) => ({ ...property, in: 'query' })) : [];
  return [...pathParams, ...(takesKey(route) ? [keyParameter(route)] : []), ...queryParams];
}

const mediaContent = (mediaType: string) => ({
  [mediaType]: { schema: { type: mediaType === 'application/json' ? 'object' : 'string' } },
});

function successContent(response: RouteDefinition['response'], components: Components) {
  if (typeof response === 'string') return mediaContent(response);
  if (Array.isArray(response)) return Object.assign({}, ...response.map(mediaContent));
  const envelope = z.object({ success: z.literal(true), ...response });
  return jsonContent(toJsonSchema(envelope, 'output', components));
}

const accessWithoutSession: readonly RouteDefinition['access'][] = ['public', 'optional', 'screen'];

const requiresSession = ({ access }: RouteDefinition) => !accessWithoutSession.includes(access);

const failureDescriptions = {
  400: 'Invalid input; `errors` lists every invalid field.',
  401: 'Not signed in, or the session has ended.',
  403: 'Signed in, but not allowed, or without the second factor that is required; also with code `confirm-password`, if the password must be confirmed first (`POST /api/auth/confirm-password`); also a write by cookie from another origin.',
  404: 'Not found.',
  409: 'Conflict: another user changed the record, a value is taken, or an upload with this `Idempotency-Key` was saved already.',
  422: 'The `Idempotency-Key` was used for another request.',
  413: 'Too large.',
  415: 'Wrong type of body or file, or a compressed body.',
  429: 'Too many requests; see `Retry-After`.',
  503: 'The server is restarting, or its database is not available; see `Retry-After`. Nothing was saved, unless an earlier request with the same `Idempotency-Key` was.',
  507: 'Not enough storage; nothing was saved.',
} as const;

type FailureStatus = keyof typeof failureDescriptions;

const securityOf = (route: RouteDefinition) => {
  if (route.access === 'screen') return [{ bearer: [] }];
  return requiresSession(route) ? [{ bearer: [] }, { cookie: [] }] : [];
};

/** Causes are the user's role, a missing second factor, and a write by cookie from another origin. */
function canForbid(route: RouteDefinition): boolean {
  if (!requiresSession(route)) return route.access === 'optional' && route.method !== 'GET';
  return route.access !== 'user' || route.method !== 'GET' || !route.isForSecondFactorSetup;
}

/** The statuses implied by the route's method, access, path, query, body and limit, plus those in its `failures`. */
function failureStatuses(route: RouteDefinition): FailureStatus[] {
  const isWrite = route.method !== 'GET';
  const hasBody = route.body !== undefined && route.body !== 'ignored';
  const implied: [boolean, FailureStatus][] = [
    [hasBody || route.query !== undefined || takesKey(route), 400],
    [requiresSession(route) || route.access === 'screen', 401],
    [canForbid(route), 403],
    [route.path.includes(':'), 404],
    [route.method === 'PUT' || isMultipartBody(route.body), 409],
    [hasBody, 413],
    [isWrite, 415],
    [takesKey(route), 422],
    [route.limit === 'form', 429],
    [isWrite, 503],
    [isWrite, 507],
  ];
  const statuses = implied.filter(([applies]) => applies).map(([, status]) => status);
  return [...new Set([...statuses, ...(route.failures ?? [])])];
}

const failureResponse = (description: string) => ({
  description,
  content: jsonContent({ $ref: '#/components/schemas/Failure' }),
});

const canRevalidate = ({ method, access }: RouteDefinition) =>
  method === 'GET' && (access === 'public' || access === 'optional');

function responses(route: RouteDefinition, components: Components) {
  const failures = failureStatuses(route).map((status) => [status, failureResponse(failureDescriptions[status])]);
  return {
    [route.status ?? 200]: { description: route.summary, content: successContent(route.response, components) },
    ...(canRevalidate(route) ? { 304: { description: 'Not modified since the `ETag` in `If-None-Match`.' } } : {}),
    ...Object.fromEntries(failures),
    default: failureResponse('Any other failure, such as 405 or 500.'),
  };
}

/** `['beer', 'beer', 'list']` for `beer.beer.list`. */
const idParts = ({ id }: RouteDefinition) => id.split('.');

const toOperation = (route: RouteDefinition, components: Components) => ({
  operationId: idParts(route).slice(-2).join('.'),
  tags: idParts(route).slice(0, 1),
  summary: route.summary,
  parameters: parameters(route, components),
  requestBody: requestBody(route, components),
  responses: responses(route, components),
  security: securityOf(route),
  'x-needs-confirmation': route.needsConfirmation,
});

const toOpenApiPath = (path: string) => path.replace(/:([^/]+)/g, '{$1}');

const description = `A success is \`{ "success": true, … }\`, a failure \`{ "success": false, "code", "message", "errors"? }\`.
Clients decide by \`code\`, which is stable; \`message\` is for people and may change.
Every response has an \`X-Request-Id\`. Public GETs send a strong \`ETag\` and honor \`If-None-Match\`.
Requests with a \`Content-Encoding\` other than \`identity\` are rejected with 415.
Dates and times of events are local to the \`timeZone\` of their taproom, or of the site's settings if they take place in all;
 instants are ISO 8601 UTC; money is in US dollars.`;

/** `name` of the brewery. */
export function openApiDocument(name: string) {
  const components: Components = {};
  const { $ref: _ref, ...failure } = toJsonSchema(failureSchema, 'output', components);
  components['Failure'] ??= failure;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of allRoutes()) {
    const path = toOpenApiPath(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: toOperation(route, components) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${name} API`, version: '1.0.0', description },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: sessionCookieName(settings().publicUrl) },
      },
    },
  };
}
