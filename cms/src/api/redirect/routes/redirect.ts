import * as z from 'zod';
import { redirectInput, redirectUpdate, redirectListQuery, staffRedirectSchema } from '#domain/redirect/staff-redirect';
import { redirectSchema } from '#domain/redirect/redirect';
import { messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { defineRoutes } from '#lib/routes';

const staffRedirect = { redirect: staffRedirectSchema };

export default defineRoutes({
  'GET /redirects': {
    action: 'api::redirect.redirect.list',
    access: 'public',
    summary: 'Redirects from paths that the site no longer has.',
    response: { redirects: z.array(redirectSchema) },
  },
  'GET /redirects/admin': {
    action: 'api::redirect.redirect.listAdmin',
    access: 'staff',
    summary: 'All redirects by old path, also those that are not used because their target is missing.',
    query: redirectListQuery,
    response: { redirects: z.array(staffRedirectSchema), pagination: paginationSchema },
  },
  'GET /redirects/admin/:id': {
    action: 'api::redirect.redirect.showAdmin',
    access: 'staff',
    summary: 'One redirect.',
    response: staffRedirect,
  },
  'POST /redirects': {
    action: 'api::redirect.redirect.create',
    access: 'staff',
    summary: 'Create a redirect. The old path may have a query (/beer.php?id=3), or /* at the end (/blog/*).',
    body: redirectInput,
    response: staffRedirect,
    status: 201,
  },
  'PUT /redirects/:id': {
    action: 'api::redirect.redirect.update',
    access: 'staff',
    summary: 'Update a redirect. Absent fields stay unchanged.',
    body: redirectUpdate,
    response: staffRedirect,
    failures: [409],
  },
  'DELETE /redirects/:id': {
    action: 'api::redirect.redirect.remove',
    access: 'staff',
    summary: 'Delete a redirect. It can be restored for an hour.',
    response: { message: messageSchema },
  },
  'POST /redirects/:id/restore': {
    action: 'api::redirect.redirect.restore',
    access: 'staff',
    summary: 'Restore a redirect that was deleted within the last hour.',
    response: staffRedirect,
  },
});
