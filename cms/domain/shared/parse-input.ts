/** From zod's issues to the `errors` of an answer: one a field, in form order (api.md §1). */
import type * as z from 'zod';
import type { FieldError } from './envelope';
import { messages } from './messages';
import { firstValues } from './query-fields';

type Schema = z.core.$ZodType;
type Definition = {
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: readonly Schema[];
};

const definitionOf = (schema: Schema) => schema._zod.def as Definition;

/** The object or list inside wrappers such as optional, nullable or a transform. */
const unwrap = (schema: Schema): Schema => {
  const { innerType, in: input } = definitionOf(schema);
  const inner = innerType ?? input;
  return inner ? unwrap(inner) : schema;
};

/** Where a path stands in the form: the position of each of its parts. */
const rank = (schema: Schema | undefined, path: readonly PropertyKey[]): number[] => {
  const [key, ...rest] = path;
  if (key === undefined || !schema) return path.map(() => Number.MAX_SAFE_INTEGER);
  const { shape, element } = definitionOf(unwrap(schema));
  if (shape) {
    const position = Object.keys(shape).indexOf(String(key));
    return [position < 0 ? Number.MAX_SAFE_INTEGER : position, ...rank(shape[String(key)], rest)];
  }
  return [Number(key), ...rank(element, rest)];
};

const compare = (left: number[], right: number[]) => {
  const index = left.findIndex((value, at) => value !== right[at]);
  return index < 0 ? left.length - right.length : (left[index] ?? 0) - (right[index] ?? -1);
};

export const fieldErrors = (schema: Schema, issues: readonly z.core.$ZodIssue[]): FieldError[] => {
  const first = new Map<string, { place: number[]; msg: string }>();
  for (const { path, message } of issues) {
    const name = path.map(String).join('.');
    if (!first.has(name)) first.set(name, { place: rank(schema, path), msg: name ? message : messages.notAnObject });
  }
  return [...first]
    .sort(([, left], [, right]) => compare(left.place, right.place))
    .map(([path, { msg }]) => ({ path, msg }));
};

export type ParseResult<Output> = { success: true; data: Output } | { success: false; errors: FieldError[] };

/** More than any list of a body may have. */
const surelyTooMany = 1000;

/** A list is refused for its length; what else is wrong with its millionth entry would take minutes to say. */
const cutLists = (body: unknown): unknown =>
  typeof body !== 'object' || body === null || Array.isArray(body)
    ? body
    : Object.fromEntries(
        Object.entries(body).map(([name, value]: [string, unknown]) => [
          name,
          Array.isArray(value) ? value.slice(0, surelyTooMany) : value,
        ]),
      );

/** Checks the body of a call; no body at all is an empty one, so that every missing field is named. */
export const safeParseBody = <Output>(schema: z.ZodType<Output>, body: unknown): ParseResult<Output> => {
  const result = schema.safeParse(body === undefined ? {} : cutLists(body));
  return result.success ? result : { success: false, errors: fieldErrors(schema, result.error.issues) };
};

/** Checks the parameters of a query string. */
export const safeParseQuery = <Output>(schema: z.ZodType<Output>, query: unknown): ParseResult<Output> =>
  safeParseBody(schema, firstValues(query));
