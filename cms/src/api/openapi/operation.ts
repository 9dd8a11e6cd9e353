/** A row of a route table as an OpenAPI operation. */
import * as z from 'zod';
import { isMultipartBody, type RouteDefinition } from '#lib/routes';
import { jsonSchema, properties, type Components, type JsonSchema } from './json-schema';

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const failure = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Failure' }),
});

const binary = { type: 'string', format: 'binary' };

function filesSchema(
  { files, max, fields }: Extract<RouteDefinition['body'], { files: string }>,
  components: Components,
) {
  const parts = fields ? properties(fields, components) : [];
  const file = max > 1 ? { type: 'array', items: binary, minItems: 1, maxItems: max } : binary;
  return {
    type: 'object',
    properties: { [files]: file, ...Object.fromEntries(parts.map(({ name, schema }) => [name, schema])) },
    required: [files, ...parts.filter(({ required }) => required).map(({ name }) => name)],
  };
}

function requestBody({ body }: RouteDefinition, components: Components) {
  if (body === undefined || body === 'ignored') return undefined;
  if (isMultipartBody(body)) {
    return { required: true, content: { 'multipart/form-data': { schema: filesSchema(body, components) } } };
  }
  const isOptional = body.safeParse({}).success;
  return { required: !isOptional, content: json(jsonSchema(body, 'input', components)) };
}

function parameters({ path, query }: RouteDefinition, components: Components) {
  const names = [...path.matchAll(/:([^/]+)/g)].map(([, name]) => name);
  const ofPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const ofQuery = query ? properties(query, components).map((property) => ({ ...property, in: 'query' })) : [];
  return [...ofPath, ...ofQuery];
}

function success({ response: answer, summary: says }: RouteDefinition, components: Components) {
  if (typeof answer === 'string') return { description: says, content: { [answer]: { schema: { type: 'string' } } } };
  const envelope = z.object({ success: z.literal(true), ...answer });
  return { description: says, content: json(jsonSchema(envelope, 'output', components)) };
}

const isClosed = ({ access: who }: RouteDefinition) => who === 'staff' || who === 'admin';
const isWrite = ({ method }: RouteDefinition) => method !== 'GET';

/** Which refusals a call can answer with, besides 500. */
function refusals(row: RouteDefinition): Record<string, object> {
  const takesInput = row.query !== undefined || (row.body !== undefined && row.body !== 'ignored');
  const takesBody = row.body !== undefined && row.body !== 'ignored';
  return {
    ...(takesInput && { 400: failure('Bad input: every failing field at once.') }),
    ...(isClosed(row) && { 401: failure('Not signed in, or the session is over.') }),
    ...((row.access === 'admin' || (isClosed(row) && isWrite(row))) && { 403: failure('Signed in, but not allowed.') }),
    ...(row.path.includes(':') && { 404: failure('There is no such thing.') }),
    ...(takesBody && isClosed(row) && { 409: failure('Somebody else was faster, or the name is taken.') }),
    ...(takesBody && { 413: failure('Too large.'), 415: failure('Wrong type of body or file.') }),
    ...((row.limit === 'form' || row.path === '/auth/login') && {
      429: failure('Too many requests: see Retry-After.'),
    }),
  };
}

const nounOf = ({ action }: RouteDefinition) => action.slice('api::'.length).split('.')[0] ?? '';

export const operation = (row: RouteDefinition, components: Components) => ({
  operationId: row.action.slice('api::'.length).split('.').slice(-2).join('.'),
  tags: [nounOf(row)],
  summary: row.summary,
  parameters: parameters(row, components),
  requestBody: requestBody(row, components),
  responses: { [row.status ?? 200]: success(row, components), ...refusals(row) },
  security: isClosed(row) ? [{ bearer: [] }, { cookie: [] }] : [],
});
