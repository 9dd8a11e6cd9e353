/** A redirect as staff see it. */
import * as z from 'zod';
import { booleanField, requiredText, requestBody } from '../shared/fields';
import { versionField } from '../shared/optimistic-lock';
import { pageParams, queryText } from '../shared/query-fields';
import { instantSchema } from '../shared/response-schemas';
import { maxRedirectLength } from './redirect';

export const staffRedirectSchema = z
  .object({
    _id: z.string(),
    from: z.string(),
    to: z.string(),
    /** 301 instead of 302. */
    isPermanent: z.boolean(),
    /** It ends at a path that has no page, so that it is not used. */
    isBroken: z.boolean(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'StaffRedirect' });
export type StaffRedirect = z.infer<typeof staffRedirectSchema>;

export const redirectListQuery = z.object({
  ...pageParams(100),
  /** Searches both paths. */
  search: queryText('search'),
});
export type RedirectListQuery = z.output<typeof redirectListQuery>;

/** The fields of a redirect. `api/redirect/redirects.ts` validates them together with the other records. */

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

/** `POST /api/redirects` */
export const redirectInput = requestBody(fields);
export type RedirectInput = z.output<typeof redirectInput>;

/** `PUT /api/redirects/{id}` */
export const redirectUpdate = requestBody({ ...fields, updatedAt: versionField }).partial();
export type RedirectUpdate = z.output<typeof redirectUpdate>;
