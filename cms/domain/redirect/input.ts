/** The fields of a redirect. `api/redirect/rules` validates them together with the other records. */
import * as z from 'zod';
import { booleanField } from '../shared/choice-field';
import { messages } from '../shared/messages';
import { versionField } from '../shared/optimistic-lock';
import { requiredText } from '../shared/text-field';
import { maxRedirectLength } from './redirect';

const fields = {
  from: requiredText({
    label: 'Old path',
    max: maxRedirectLength,
    required: 'Please enter a path of the site such as /old-menu',
  }),
  // The length of the encoded target is checked with the other rules.
  to: requiredText({
    label: 'Target',
    max: 2000,
    required: 'Please enter a path of the site such as /beers, or a URL that starts with https://',
  }),
  isPermanent: booleanField('isPermanent', true).optional(),
};

const error = { error: messages.notAnObject };

/** `POST /api/redirects` */
export const redirectInput = z.object(fields, error);
export type RedirectInput = z.output<typeof redirectInput>;

/** `PUT /api/redirects/{id}` */
export const redirectUpdate = z.object({ ...fields, updatedAt: versionField }, error).partial();
export type RedirectUpdate = z.output<typeof redirectUpdate>;
