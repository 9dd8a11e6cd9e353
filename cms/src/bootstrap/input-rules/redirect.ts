import * as z from 'zod';
import { maxRedirectLength } from '#domain/redirect/redirect';
import { requiredText } from '#domain/shared/text-field';
import { pickFields } from '#lib/form-data';
import type { InputRules } from './rules';

const input = z.object({
  from: requiredText({
    label: 'Old path',
    max: maxRedirectLength,
    required: 'Please enter a path of the site such as /old-menu',
  }),
  // `api/redirect/rules` checks the length of the encoded target.
  to: requiredText({
    label: 'Target',
    max: 2000,
    required: 'Please enter a path of the site such as /beers, or a URL that starts with https://',
  }),
});

/** Only checks that both are present: `api/redirect/rules` validates them, together with the other records. */
export const redirectRules: InputRules = {
  toInput: (data) => pickFields(data, ['from', 'to']),
  schema: (stored) => (stored ? input.partial() : input),
  toAttributes: () => ({}),
  attributePaths: {},
};
