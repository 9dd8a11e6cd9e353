/** What no form of the panel sends, and what Strapi's own code would fail on with an Internal Server Error. */
import * as z from 'zod';
import type { FieldError } from '#domain/shared/response-schemas';

/** The panel's lists have at most 100 rows on a page. */
const maxIds = 1000;
const maxDepth = 60;
const maxFileName = 255;

const idLists = new Set(['ids', 'fileIds', 'folderIds', 'documentIds']);

/** `constructor`, `toString` …: Strapi finds them in every object, and takes them for a type or an attribute. */
export const isInherited = (name: string): boolean => name in Object.prototype;

type Known = { components: object };

function findValueProblem(name: string, value: unknown, { components }: Known): string | null {
  if (isInherited(name)) return 'There is no such field';
  // PostgreSQL can't store it.
  if (typeof value === 'string' && value.includes('\0')) return 'Please remove the control character (U+0000)';
  if (name === '__component' && !Object.hasOwn(components, String(value))) return 'There is no such section';
  if (name === 'contentTypeUID' && isInherited(String(value))) return 'There is no such content type';
  if (idLists.has(name) && Array.isArray(value) && value.length > maxIds)
    return `Please choose at most ${maxIds.toLocaleString('en-US')} at once`;
  return null;
}

function findProblemsIn(value: unknown, path: string[], known: Known): FieldError[] {
  if (typeof value !== 'object' || value === null) return [];
  if (path.length > maxDepth) return [{ path: path[0] ?? '', msg: 'This is nested too deeply' }];
  return Object.entries(value).flatMap(([name, entry]): FieldError[] => {
    const entryPath = [...path, name];
    const msg = findValueProblem(name, entry, known);
    return msg === null ? findProblemsIn(entry, entryPath, known) : [{ path: entryPath.join('.'), msg }];
  });
}

export function findBodyProblems(body: unknown, known: Known): FieldError[] {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? findProblemsIn(body, [], known) : [{ path: '', msg: 'Please send a JSON object' }];
}

/** A field without which Strapi's own handler fails. */
export const findMissingFields = (path: string, body: object): FieldError[] =>
  path.replace(/\/$/, '') !== '/admin/permissions/check' || Array.isArray(Reflect.get(body, 'permissions'))
    ? []
    : [{ path: 'permissions', msg: 'Please send a list of permissions' }];

const fileInfo = z.object({
  name: z.string().max(maxFileName).nullish(),
  folder: z.union([z.number(), z.string()]).nullish(),
});

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The `fileInfo` of uploads: JSON for each file, in a field of a form. */
export function findFileInfoProblems(body: object): FieldError[] {
  const value: unknown = Reflect.get(body, 'fileInfo');
  if (value === undefined) return [];
  const areValid = [value].flat().every((text) => fileInfo.safeParse(parseJson(text)).success);
  const msg = `Please send JSON with the name of the file, of at most ${maxFileName} characters`;
  return areValid ? [] : [{ path: 'fileInfo', msg }];
}

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

/** Filters, orders and searches that only a hand-made request has: they would fail in Strapi's query builder or reveal secrets. */
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

const parameters = ['filters', 'sort', 'fields', 'populate', '_q', 'page', 'pageSize'];

export const listParameters = (query: Query): string[] => parameters.filter((name) => query[name] !== undefined);

/** The panel never shows them, but a list that is filtered or ordered by one would reveal it letter by letter. */
type Attribute = { type: string; private?: boolean };
type ContentType = { attributes: Record<string, object> };

const secretName = /password|token|hash|secret|(?:access|encrypted)key/i;

const isSecret = (name: string, { type, private: isPrivate }: Attribute) =>
  type === 'password' || (isPrivate === true && secretName.test(name));

export const secretFieldsOf = (contentTypes: object): ReadonlySet<string> =>
  new Set(
    (Object.values(contentTypes) as ContentType[]).flatMap(({ attributes }) =>
      Object.entries(attributes as Record<string, Attribute>)
        .filter(([name, attribute]) => isSecret(name, attribute))
        .map(([name]) => name),
    ),
  );
