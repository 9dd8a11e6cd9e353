import * as z from 'zod';
import { redirectSchema } from '#domain/redirect/redirect';
import { redirectInput, redirectUpdate, redirectListQuery, staffRedirectSchema } from '#domain/redirect/staff-redirect';
import { deletedMessage } from '#domain/shared/messages';
import { messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { pathParam } from '#lib/parse';
import { defineRoutes, withBody, withQuery } from '#lib/routes';
import {
  createRedirect,
  deleteRedirect,
  findStaffRedirect,
  listStaffRedirects,
  restoreRedirect,
  updateRedirect,
  toRedirect,
  listRedirects,
  selectPublicRedirects,
} from '../redirects';

const staffRedirect = { redirect: staffRedirectSchema };

export default defineRoutes({
  'GET /redirects': {
    id: 'redirect.redirect.list',
    access: 'public',
    summary: 'Redirects from paths that the site no longer has.',
    response: { redirects: z.array(redirectSchema) },
    handle: async () => ({ redirects: await selectPublicRedirects((await listRedirects()).map(toRedirect)) }),
  },
  'GET /redirects/admin': {
    id: 'redirect.redirect.listAdmin',
    access: 'staff',
    summary: 'All redirects by old path, also those that are not used because their target is missing.',
    response: { redirects: z.array(staffRedirectSchema), pagination: paginationSchema },
    ...withQuery(redirectListQuery, listStaffRedirects),
  },
  'GET /redirects/admin/:id': {
    id: 'redirect.redirect.showAdmin',
    access: 'staff',
    summary: 'One redirect.',
    response: staffRedirect,
    handle: async (ctx) => ({ redirect: await findStaffRedirect(pathParam(ctx, 'id')) }),
  },
  'POST /redirects': {
    id: 'redirect.redirect.create',
    access: 'staff',
    summary: 'Create a redirect. The old path may have a query (/beer.php?id=3), or /* at the end (/blog/*).',
    response: staffRedirect,
    status: 201,
    ...withBody(redirectInput, async (input) => {
      const id = await createRedirect(input);
      return { redirect: await findStaffRedirect(id) };
    }),
  },
  'PUT /redirects/:id': {
    id: 'redirect.redirect.update',
    access: 'staff',
    summary: 'Update a redirect. Absent fields stay unchanged.',
    response: staffRedirect,
    ...withBody(redirectUpdate, async (input, ctx) => {
      const id = pathParam(ctx, 'id');
      await updateRedirect(id, input);
      return { redirect: await findStaffRedirect(id) };
    }),
  },
  'DELETE /redirects/:id': {
    id: 'redirect.redirect.remove',
    access: 'staff',
    summary: 'Delete a redirect. It can be restored for an hour.',
    response: { message: messageSchema },
    async handle(ctx) {
      await deleteRedirect(pathParam(ctx, 'id'), new Date());
      return { message: deletedMessage('Redirect') };
    },
  },
  'POST /redirects/:id/restore': {
    id: 'redirect.redirect.restore',
    access: 'staff',
    summary: 'Restore a redirect that was deleted within the last hour.',
    response: staffRedirect,
    async handle(ctx) {
      const id = pathParam(ctx, 'id');
      await restoreRedirect(id, new Date());
      return { redirect: await findStaffRedirect(id) };
    },
  },
});
