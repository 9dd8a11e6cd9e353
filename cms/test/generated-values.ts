/** Generated values for requests: those that a JSON Schema allows, and those that no call expects. */
import * as fc from 'fast-check';
import { JSONSchemaFaker as jsf, type Schema } from 'json-schema-faker';
import { createRandom } from './random';
import type { JsonSchema, OpenApiDocument } from './openapi';

export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    ...[null, true, -1, 0, 1e308, '', ' ', '\u0000', '\ud800', '%', '__proto__', "'; drop table beers; --"],
    '9'.repeat(400),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), { maxKeys: 3 }),
);

/** The generator makes invalid dates from the pattern of an instant. */
const withPlainInstants = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && Reflect.get(value, 'format') === 'date-time'
      ? { type: 'string', enum: ['2026-11-20T20:00:00Z', '2026-11-20T12:00:00.000-08:00'] }
      : value,
  ) as JsonSchema;

/** A value that the schema allows. */
export function conforming(schema: JsonSchema, { components }: OpenApiDocument): fc.Arbitrary<unknown> {
  return fc.integer({ min: 0, max: 2 ** 31 }).map((number) => {
    const limits = { optionalsProbability: 0.6, failOnInvalidFormat: false, maxItems: 3, maxLength: 60 };
    jsf.option({ random: createRandom(number).next, ...limits });
    return jsf.generate({ ...withPlainInstants(schema), components } as Schema);
  });
}

/** Removes one field of an object, or replaces its value with a hostile one. */
export const corrupted = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(values, fc.nat(), hostile, fc.boolean()).map(([value, position, bad, isMissing]) => {
    if (typeof value !== 'object' || value === null) return bad;
    const names = Object.keys(value);
    const name = names[position % Math.max(1, names.length)] ?? 'name';
    const { [name]: _removed, ...rest } = value as Record<string, unknown>;
    return isMissing ? rest : { ...rest, [name]: bad };
  });

export const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
