import { maxRedirectLength } from '#domain/redirect/redirect';
import { requiredText } from '#domain/shared/text-field';
import { pickFields } from '#lib/form-data';
import * as z from 'zod';
import type { InputRules } from './rules';

const input = z.object({
  from: requiredText({
    label: 'Old path',
    max: maxRedirectLength,
    required: 'Please enter a path of the site such as /old-menu',
  }),
  // Its length is checked after it was encoded.
  to: requiredText({
    label: 'Target',
    max: 2000,
    required: 'Please enter a path of the site such as /beers, or a URL that starts with https://',
  }),
});

/** That both are present. Whether they are valid depends on the other records: `api/redirect/rules` gets them unchanged. */
export const redirectRules: InputRules = {
  toInput: (data) => pickFields(data, ['from', 'to']),
  schema: (stored) => (stored ? input.partial() : input),
  toAttributes: () => ({}),
  attributePaths: {},
};
