/** A redirect as staff see it. */
import * as z from 'zod';
import { pageParams } from '../shared/pagination';
import { queryText } from '../shared/query-fields';
import { instantSchema } from '../shared/response-schemas';

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
  /** In both paths. */
  search: queryText('search'),
});
export type RedirectListQuery = z.output<typeof redirectListQuery>;
