import * as z from 'zod';
import { optionalText } from '#domain/shared/text-field';
import { pickFields } from '#lib/form-data';
import type { InputRules } from './rules';

const input = z.object({ alt: optionalText({ label: 'Alt text', max: 300 }) });

export const heroImageRules: InputRules = {
  toInput: (data) => pickFields(data, ['alt']),
  schema: () => input,
  toAttributes: (fields) => fields,
  attributePaths: {},
};
