/** Requests to a call of the OpenAPI document for a fuzzer: some conform to it, most don't. */
import * as fc from 'fast-check';
import { asText, conforming, corrupted, hostile } from './generated-values';
import type { OpenApiDocument, Operation } from './openapi';

export type FuzzRequest = { path: string; body: string | null; type: string | null };

const toPath = (value: unknown) => encodeURIComponent(asText(value).toWellFormed() || 'x');

function paths(path: string, { parameters }: Operation, known: readonly string[]): fc.Arbitrary<string> {
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const values = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: hostile.map(toPath) },
  );
  return fc
    .tuple(...names.map(() => values))
    .map((generated) => names.reduce((url, name, index) => url.replace(`{${name}}`, generated[index] ?? ''), path));
}

function queries({ parameters }: Operation, document: OpenApiDocument): fc.Arbitrary<string> {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const values = inQuery.map(({ schema }) =>
    fc.oneof(fc.constant(null), conforming(schema, document), hostile, fc.constant(undefined)),
  );
  return fc.tuple(...values).map((generated) => {
    const query = new URLSearchParams();
    generated.forEach((value, index) => {
      const name = inQuery[index]?.name ?? '';
      // An undefined value stands for a repeated parameter.
      if (value === undefined) query.append(name, '1');
      if (value !== null) query.append(name, asText(value).toWellFormed());
    });
    return query.size > 0 ? `?${query}` : '';
  });
}

const malformed = fc.constantFrom(
  '',
  '{',
  '[]',
  '{"a":',
  'null',
  '"text"',
  '[[[[[]]]]]',
  '{"a":1e999}',
  '\u0000',
  '{"__proto__":{}}',
);

function bodies(
  { requestBody }: Operation,
  document: OpenApiDocument,
): fc.Arbitrary<Pick<FuzzRequest, 'body' | 'type'>> {
  if (!requestBody) return fc.constant({ body: null, type: null });
  const json = requestBody.content['application/json']?.schema;
  if (!json) {
    const type = 'multipart/form-data; boundary=x';
    return fc
      .constantFrom(
        '',
        '--x',
        '--x--',
        '--x\r\nContent-Disposition: form-data; name="images"; filename="x.png"\r\n\r\nx\r\n--x--\r\n',
      )
      .map((body) => ({ body, type }));
  }
  const values = conforming(json, document);
  const texts = fc.oneof(
    { weight: 2, arbitrary: values.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: corrupted(values).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostile.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: malformed },
  );
  return texts.map((body) => ({ body: body ?? '', type: 'application/json' }));
}

type Options = {
  path: string;
  operation: Operation;
  document: OpenApiDocument;
  known: readonly string[];
  count: number;
  seed: number;
};

/** The same requests for the same seed. `known`: values of path parameters that exist. */
export const fuzzRequests = ({ path, operation, document, known, count, seed }: Options): FuzzRequest[] =>
  fc
    .sample(fc.tuple(paths(path, operation, known), queries(operation, document), bodies(operation, document)), {
      numRuns: count,
      seed,
    })
    .map(([url, query, body]) => ({ path: url + query, ...body }));
