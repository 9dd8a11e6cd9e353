/** Fields with a fixed list of values, and booleans. Null or blank resets them to their default. */
import * as z from 'zod';
import { sanitizeLine } from './sanitize-text';

type ChoiceRules<Value extends string> = { values: readonly Value[]; default: Value; message: string };

export const choiceField = <Value extends string>(rules: ChoiceRules<Value>) =>
  z
    .string({ error: rules.message })
    .nullable()
    .meta({ enum: [...rules.values] })
    .transform((text, context): Value => {
      const line = sanitizeLine(text ?? '');
      const found = line ? rules.values.find((value) => value === line) : rules.default;
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', message: rules.message });
      return z.NEVER;
    });

/** A choice that cannot be cleared. */
export const requiredChoiceField = <Value extends string>({ values, message }: Omit<ChoiceRules<Value>, 'default'>) =>
  z
    .string({ error: message })
    .meta({ enum: [...values] })
    .transform((text, context): Value => {
      const found = values.find((value) => value === sanitizeLine(text));
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });

export const booleanField = (label: string, defaultValue: boolean) =>
  z
    .boolean({ error: `${label} must be true or false` })
    .nullable()
    .transform((value) => value ?? defaultValue);
