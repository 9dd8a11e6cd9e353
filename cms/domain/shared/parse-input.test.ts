import * as z from 'zod';
import { safeParseBody } from './parse-input';
import { parseBody, parseQuery } from '../test/parse';

const schema = z
  .object({
    first: z.string('first').min(2, 'short').regex(/x/, 'no x'),
    nested: z.object({ b: z.string('b'), a: z.string('a') }).optional(),
    list: z.array(z.object({ z: z.string('z'), y: z.string('y') })).optional(),
    last: z.string('last').optional(),
  })
  .superRefine((_, context) => context.addIssue({ code: 'custom', path: ['first'], message: 'cross-field' }), {
    when: () => true,
  });

test('returns all errors at once, one per field, in form order', () =>
  expect(parseBody(schema, { last: 1, list: [{ z: 'z', y: 1 }, { z: 2 }], nested: { a: 1 }, first: 'a' })).toEqual([
    { path: 'first', msg: 'short' },
    { path: 'nested.b', msg: 'b' },
    { path: 'nested.a', msg: 'a' },
    { path: 'list.0.y', msg: 'y' },
    { path: 'list.1.z', msg: 'z' },
    { path: 'list.1.y', msg: 'y' },
    { path: 'last', msg: 'last' },
  ]));

test('sorts errors of list entries by number', () =>
  expect(
    parseBody(schema, {
      first: 'xx',
      list: Array.from({ length: 11 }, (_, index) => (index === 2 || index === 10 ? {} : { z: '', y: '' })),
    }),
  ).toMatchObject(['first', 'list.2.z', 'list.2.y', 'list.10.z', 'list.10.y'].map((path) => ({ path }))));

test('returns cross-field errors together with field errors', () =>
  expect(parseBody(schema, { first: 'xx', last: 5 })).toEqual([
    { path: 'first', msg: 'cross-field' },
    { path: 'last', msg: 'last' },
  ]));

test.each([[[]], [null], ['text'], [5], [true]])('rejects the body %j, which is not an object', (body) =>
  expect(parseBody(z.object({ a: z.string().optional() }), body)).toEqual([
    { path: '', msg: 'Please send a JSON object' },
  ]),
);

test('a missing body returns an error for each required field', () =>
  expect(parseBody(z.object({ a: z.string('a?') }), undefined)).toEqual([{ path: 'a', msg: 'a?' }]));

test('a body with __proto__ does not pollute prototypes; its other fields are parsed', () => {
  const body: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}},"a":"b"}');
  expect(parseBody(z.object({ a: z.string() }), body)).toEqual({ a: 'b' });
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('uses the first value of a repeated parameter and ignores unknown parameters', () =>
  expect(parseQuery(z.object({ a: z.string() }), { a: ['1', '2'], b: { c: 'd' } })).toEqual({ a: '1' }));

test('a list that is far too long is rejected without validating each entry', () => {
  const tagged = z.object({ tags: z.array(z.string()).max(3, 'At most 3') });
  const result = safeParseBody(tagged, { tags: Array.from({ length: 100_000 }, () => 1) });
  if (result.success) throw new Error('The list was accepted');
  expect(result.errors[0]).toEqual({ path: 'tags', msg: 'At most 3' });
  expect(result.errors.length).toBeLessThan(1100);
});
