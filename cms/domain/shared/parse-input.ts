/** Validation of request bodies and queries. Errors are one per field, in form order. */
import type * as z from 'zod';
import type { FieldError } from './response-schemas';
import { messages } from './messages';
import { takeFirstValues } from './query-fields';

type Schema = z.core.$ZodType;
type Definition = {
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: readonly Schema[];
};

const getDefinition = (schema: Schema) => schema._zod.def as Definition;

/** The object or list inside wrappers such as optional, nullable or a transform. */
const unwrap = (schema: Schema): Schema => {
  const { innerType, in: input } = getDefinition(schema);
  const inner = innerType ?? input;
  return inner ? unwrap(inner) : schema;
};

/** Maps a path to the position of each of its parts within the object or list, for sorting. */
const findPositions = (schema: Schema | undefined, path: readonly PropertyKey[]): number[] => {
  const [key, ...rest] = path;
  if (key === undefined || !schema) return path.map(() => Number.MAX_SAFE_INTEGER);
  const { shape, element } = getDefinition(unwrap(schema));
  if (shape) {
    const position = Object.keys(shape).indexOf(String(key));
    return [position < 0 ? Number.MAX_SAFE_INTEGER : position, ...findPositions(shape[String(key)], rest)];
  }
  return [Number(key), ...findPositions(element, rest)];
};

const comparePositions = (left: number[], right: number[]) => {
  const index = left.findIndex((value, at) => value !== right[at]);
  return index < 0 ? left.length - right.length : (left[index] ?? 0) - (right[index] ?? -1);
};

const toFieldErrors = (schema: Schema, issues: readonly z.core.$ZodIssue[]): FieldError[] => {
  const firstByField = new Map<string, { order: number[]; msg: string }>();
  for (const { path, message } of issues) {
    const name = path.map(String).join('.');
    if (firstByField.has(name)) continue;
    firstByField.set(name, { order: findPositions(schema, path), msg: name ? message : messages.notAnObject });
  }
  return [...firstByField]
    .sort(([, left], [, right]) => comparePositions(left.order, right.order))
    .map(([path, { msg }]) => ({ path, msg }));
};

export type ParseResult<Output> = { success: true; data: Output } | { success: false; errors: FieldError[] };

/** Above the limit of every list in a request body, which is at most 1000. */
const maxListLength = 1001;

/** A truncated list still fails its length check; validating a million entries would take minutes. */
const truncateLists = (body: unknown): unknown =>
  typeof body !== 'object' || body === null || Array.isArray(body)
    ? body
    : Object.fromEntries(
        Object.entries(body).map(([name, value]: [string, unknown]) => [
          name,
          Array.isArray(value) ? value.slice(0, maxListLength) : value,
        ]),
      );

/** Treats a missing body as an empty object, so that the errors list every required field. */
export const safeParseBody = <Output>(schema: z.ZodType<Output>, body: unknown): ParseResult<Output> => {
  const result = schema.safeParse(body === undefined ? {} : truncateLists(body));
  return result.success ? result : { success: false, errors: toFieldErrors(schema, result.error.issues) };
};

export const safeParseQuery = <Output>(schema: z.ZodType<Output>, query: unknown): ParseResult<Output> =>
  safeParseBody(schema, takeFirstValues(query));
