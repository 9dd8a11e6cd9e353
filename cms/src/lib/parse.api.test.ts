import * as z from 'zod';
import { parseQuery } from './parse';

const schema = z.looseObject({});

test.each<[string, string, object]>([
  ['plain parameters', 'a=1&b=two+words&c=%C3%A9', { a: '1', b: 'two words', c: 'é' }],
  ['the first of repeated parameters', 'a=1&a=2&a[]=3', { a: '1', 'a[]': '3' }],
  ['brackets as part of the name', 'a[b][c]=1&filters[$or][0][x]=2', { 'a[b][c]': '1', 'filters[$or][0][x]': '2' }],
  ['commas as text', 'a=1,2', { a: '1,2' }],
  ['a parameter without a value', 'a&b=', { a: '', b: '' }],
  ['malformed percent-encoding as text', 'a=%E0%A4%A&b=%', { a: '%E0%A4%A', b: '%' }],
  ['an empty query string', '', {}],
])('parseQuery reads %s', (_name, queryString, expected) => {
  expect(parseQuery(schema, queryString)).toEqual(expected);
});

test('parseQuery sets no prototype', () => {
  const parsed = parseQuery(schema, '__proto__=x&__proto__[admin]=true&constructor[prototype][admin]=true');
  expect(Reflect.get(parsed, 'admin')).toBeUndefined();
  expect(Reflect.get({}, 'admin')).toBeUndefined();
});

test('parseQuery reads at most 100 parameters', () => {
  const queryString = Array.from({ length: 5_000 }, (_none, index) => `p${index}=x`).join('&');
  expect(Object.keys(parseQuery(schema, queryString))).toHaveLength(100);
});
