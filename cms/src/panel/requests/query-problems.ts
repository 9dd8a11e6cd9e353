/** Filters, orders and searches that only a hand-made request has: they would fail in Strapi's query builder or reveal secrets. */
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

function findFilterProblems(value: unknown, path: string, secrets: ReadonlySet<string>): FieldError[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]): FieldError[] => {
    const entryPath = `${path}.${name}`;
    if (isInherited(name) || secrets.has(name)) return [{ path: entryPath, msg: 'There is no such field' }];
    const problem = operators[name]?.(entry) ?? null;
    return problem === null
      ? findFilterProblems(entry, entryPath, secrets)
      : [{ path: entryPath, msg: `${name} ${problem}` }];
  });
}

/** `?sort=name:asc,createdBy.email`, a list of such, or `?sort[name]=asc`. */
function namesInSort(sort: unknown): string[] {
  if (Array.isArray(sort)) return sort.flatMap(namesInSort);
  if (isObject(sort)) return Object.entries(sort).flatMap(([name, order]) => [name, ...namesInSort(order)]);
  return String(sort ?? '').split(/[\s,.:]+/);
}

export function findQueryProblems({ filters, sort, _q }: Query, secrets: ReadonlySet<string>): FieldError[] {
  const problems: FieldError[] = [];
  if (filters !== undefined && !isObject(filters))
    problems.push({ path: 'filters', msg: 'Please name a field to filter by' });
  else problems.push(...findFilterProblems(filters, 'filters', secrets));
  if (namesInSort(sort).some((name) => secrets.has(name)))
    problems.push({ path: 'sort', msg: 'There is no such field' });
  if (_q !== undefined && typeof _q !== 'string')
    problems.push({ path: '_q', msg: 'Please send one text to search for' });
  return problems;
}

/** The parameters that choose records. */
const parameters = ['filters', 'sort', 'fields', 'populate', '_q', 'page', 'pageSize'];

export const listParameters = (query: Query): string[] => parameters.filter((name) => query[name] !== undefined);
