import { staleVersion } from './errors';
import { apiErrorForStatus, toApiError } from './to-api-error';

const withFields = (fields: object, message = 'internal detail') => Object.assign(new Error(message), fields);

test.each<[string, unknown, number, string]>([
  ['an ApiError', staleVersion(), 409, 'stale-version'],
  ['malformed JSON from the parser', withFields({ status: 400 }), 400, 'invalid-input'],
  ['an oversized body', withFields({ status: 413 }), 413, 'too-large'],
  ['an oversized file from formidable', withFields({ httpCode: 413 }), 413, 'too-large'],
  ['malformed multipart from formidable', withFields({ httpCode: 400 }), 400, 'invalid-input'],
  ['a ForbiddenError of Strapi', withFields({ status: 403 }), 403, 'forbidden'],
  ['an unmapped 4xx', withFields({ status: 418 }), 400, 'invalid-input'],
  ['a status below 400', withFields({ status: 302 }), 500, 'server-error'],
  ['an unexpected error', new Error('internal detail'), 500, 'server-error'],
  ['a string', 'internal detail', 500, 'server-error'],
  ['null', null, 500, 'server-error'],
])('%s is mapped to a response', (_name, thrown, status, code) => {
  const error = toApiError(thrown);
  expect([error.status, error.code]).toEqual([status, code]);
  expect(error.message).not.toContain('internal');
});

test('a validation error of Strapi names its fields', () => {
  const details = { errors: [{ path: ['awards', 0, 'name'], message: 'awards[0].name must be defined' }] };
  const error = toApiError(withFields({ name: 'ValidationError', details }));
  expect([error.status, error.code, error.errors]).toEqual([
    400,
    'invalid-input',
    [{ path: 'awards.0.name', msg: 'awards[0].name must be defined' }],
  ]);
});

test.each([
  [401, 'unauthorized'],
  [404, 'not-found'],
  [405, 'method-not-allowed'],
  [415, 'unsupported-type'],
  [429, 'rate-limited'],
  [503, 'server-error'],
])('a %i response of a Strapi middleware has the code %s', (status, code) =>
  expect(apiErrorForStatus(status).code).toBe(code),
);
