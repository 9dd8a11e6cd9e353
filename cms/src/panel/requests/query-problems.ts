/** Filters, orders and searches that only a hand-made request has: Strapi's query builder throws on them. */
import type { FieldError } from '#domain/shared/envelope';
import { isInherited } from './body-problems';

type Query = Record<string, unknown>;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toEntries = (value: unknown): unknown[] => (isObject(value) ? Object.values(value) : [value].flat());

/** What the value of an operator is missing; null if it is valid. */
const operators: Record<string, (value: unknown) => string | null> = {
  $and: (value) => (toEntries(value).every(isObject) ? null : 'needs a list of filters'),
  $or: (value) => (toEntries(value).every(isObject) ? null : 'needs a list of filters'),
  $not: (value) => (isObject(value) ? null : 'needs a filter'),
  $between: (value) => (Array.isArray(value) && value.length === 2 ? null : 'needs two values'),
  $jsonSupersetOf: () => 'is not available',
};

function findFilterProblems(value: unknown, path: string): FieldError[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]): FieldError[] => {
    const entryPath = `${path}.${name}`;
    if (isInherited(name)) return [{ path: entryPath, msg: 'There is no such field' }];
    const problem = operators[name]?.(entry) ?? null;
    return problem === null ? findFilterProblems(entry, entryPath) : [{ path: entryPath, msg: `${name} ${problem}` }];
  });
}

export function findQueryProblems({ filters, _q }: Query): FieldError[] {
  const problems: FieldError[] = [];
  if (filters !== undefined && !isObject(filters))
    problems.push({ path: 'filters', msg: 'Please name a field to filter by' });
  else problems.push(...findFilterProblems(filters, 'filters'));
  if (_q !== undefined && typeof _q !== 'string')
    problems.push({ path: '_q', msg: 'Please send one text to search for' });
  return problems;
}

/** The parameters that choose records. */
const parameters = ['filters', 'sort', 'fields', 'populate', '_q', 'page', 'pageSize'];

export const listParameters = (query: Query): string[] => parameters.filter((name) => query[name] !== undefined);
