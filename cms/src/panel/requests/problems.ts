/** What no form of the panel sends: lists that would reveal secrets, and names that Strapi finds in every object. */
import type { FieldError } from '#domain/shared/response-schemas';

/** `constructor`, `toString` …: Strapi finds them in every object, and takes them for a type or an attribute. */
export const isInherited = (name: string): boolean => name in Object.prototype;

type Query = Record<string, unknown>;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function findFilterProblems(value: unknown, path: string, secrets: ReadonlySet<string>): FieldError[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]): FieldError[] => {
    const entryPath = `${path}.${name}`;
    if (isInherited(name) || secrets.has(name)) return [{ path: entryPath, msg: 'There is no such field' }];
    return findFilterProblems(entry, entryPath, secrets);
  });
}

/** `?sort=name:asc,createdBy.email`, a list of such, or `?sort[name]=asc`. */
function namesInSort(sort: unknown): string[] {
  if (Array.isArray(sort)) return sort.flatMap(namesInSort);
  if (isObject(sort)) return Object.entries(sort).flatMap(([name, order]) => [name, ...namesInSort(order)]);
  return String(sort ?? '').split(/[\s,.:]+/);
}

export function findQueryProblems({ filters, sort }: Query, secrets: ReadonlySet<string>): FieldError[] {
  const problems = findFilterProblems(filters, 'filters', secrets);
  if (namesInSort(sort).some((name) => secrets.has(name)))
    problems.push({ path: 'sort', msg: 'There is no such field' });
  return problems;
}

/** The parameters that choose records. */
const parameters = ['filters', 'sort', 'fields', 'populate', '_q', 'page', 'pageSize'];

export const listParameters = (query: Query): string[] => parameters.filter((name) => query[name] !== undefined);

/**
 * Passwords, tokens and their hashes. The panel never shows them, but a list that is filtered or ordered by one would
 * reveal it letter by letter.
 */
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
