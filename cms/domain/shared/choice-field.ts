/** Fields that take one of a fixed list, and flags; null or blank puts them back to their default. */
import * as z from 'zod';
import { sanitizeLine } from './sanitize-text';

type Choice<Value extends string> = { of: readonly Value[]; default: Value; message: string };

export const choiceField = <Value extends string>(rules: Choice<Value>) =>
  z
    .string({ error: rules.message })
    .nullable()
    .meta({ enum: [...rules.of] })
    .transform((text, context): Value => {
      const wanted = sanitizeLine(text ?? '');
      const found = wanted ? rules.of.find((value) => value === wanted) : rules.default;
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', message: rules.message });
      return z.NEVER;
    });

/** One of a fixed list that can't be cleared. */
export const requiredChoiceField = <Value extends string>({ of, message }: Omit<Choice<Value>, 'default'>) =>
  z
    .string({ error: message })
    .meta({ enum: [...of] })
    .transform((text, context): Value => {
      const found = of.find((value) => value === sanitizeLine(text));
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });

export const booleanField = (label: string, whenCleared: boolean) =>
  z
    .boolean({ error: `${label} must be true or false` })
    .nullable()
    .transform((value) => value ?? whenCleared);
