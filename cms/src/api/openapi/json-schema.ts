/** Converts Zod schemas to JSON Schema. Schemas with an id are collected under `components.schemas`. */
import * as z from 'zod';

export type JsonSchema = { [key: string]: unknown };
export type Components = Record<string, JsonSchema>;

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Zod's `#/$defs/Beer` becomes `#/components/schemas/Beer`. */
function rewriteRefs(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^#\/\$defs\//, '#/components/schemas/');
  if (Array.isArray(value)) return value.map(rewriteRefs);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, rewriteRefs(entry)]));
}

/** `io`: the JSON that clients send (`input`) or receive (`output`). Checks that JSON Schema can't express are omitted. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const {
    $defs,
    $schema: _dialect,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Zod publishes the fallback for invalid input as `default`, but clients must not send it.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
    },
  });
  for (const [name, definition] of Object.entries($defs ?? {})) {
    const { id: _id, ...described } = definition;
    components[name] = rewriteRefs(described) as JsonSchema;
  }
  return rewriteRefs(rest) as JsonSchema;
}

type Property = { name: string; schema: JsonSchema; required: boolean };

/** The fields of an object schema, for query parameters and multipart forms. */
export function listProperties(schema: z.ZodType, components: Components): Property[] {
  const object = toJsonSchema(schema, 'input', components);
  const required = Array.isArray(object['required']) ? object['required'] : [];
  const fields = isObject(object['properties']) ? object['properties'] : {};
  return Object.entries(fields).flatMap(([name, field]) =>
    isObject(field) ? [{ name, schema: field, required: required.includes(name) }] : [],
  );
}
