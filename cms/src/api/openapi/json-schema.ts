/** Zod schemas as JSON Schema; those with an id are collected under `components.schemas`. */
import * as z from 'zod';

export type JsonSchema = { [key: string]: unknown };
export type Components = Record<string, JsonSchema>;

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `#/$defs/Beer` of one schema is `#/components/schemas/Beer` of the document. */
function relocated(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^#\/\$defs\//, '#/components/schemas/');
  if (Array.isArray(value)) return value.map(relocated);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, relocated(entry)]));
}

/** `io`: what a caller sends (`input`) or gets (`output`); checks that JSON Schema has no words for are left out. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const { $defs, $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  for (const [name, definition] of Object.entries($defs ?? {})) {
    const { id: _id, ...described } = definition;
    components[name] = relocated(described) as JsonSchema;
  }
  return relocated(rest) as JsonSchema;
}

export type Property = { name: string; schema: JsonSchema; required: boolean };

/** The fields of an object schema, one by one: parameters of a query string, parts of a form. */
export function properties(schema: z.ZodType, components: Components): Property[] {
  const object = jsonSchema(schema, 'input', components);
  const required = Array.isArray(object['required']) ? object['required'] : [];
  const fields = isObject(object['properties']) ? object['properties'] : {};
  return Object.entries(fields).flatMap(([name, field]) =>
    isObject(field) ? [{ name, schema: field, required: required.includes(name) }] : [],
  );
}
