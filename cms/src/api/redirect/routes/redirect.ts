import * as z from 'zod';
import { redirectInput, redirectUpdate, redirectListQuery, staffRedirectSchema } from '#domain/redirect/staff-redirect';
import { redirectSchema } from '#domain/redirect/redirect';
import { messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { defineRoutes } from '#lib/routes';

const staffRedirect = { redirect: staffRedirectSchema };

export default defineRoutes([
  {
    method: 'GET',
    path: '/redirects',
    action: 'api::redirect.redirect.list',
    access: 'public',
    summary: 'Redirects from paths that the site no longer has.',
    response: { redirects: z.array(redirectSchema) },
  },
  {
    method: 'GET',
    path: '/redirects/admin',
    action: 'api::redirect.redirect.listAdmin',
    access: 'staff',
    summary: 'All redirects by old path, also those that are not used because their target is missing.',
    query: redirectListQuery,
    response: { redirects: z.array(staffRedirectSchema), pagination: paginationSchema },
  },
  {
    method: 'GET',
    path: '/redirects/admin/:id',
    action: 'api::redirect.redirect.showAdmin',
    access: 'staff',
    summary: 'One redirect.',
    response: staffRedirect,
  },
  {
    method: 'POST',
    path: '/redirects',
    action: 'api::redirect.redirect.create',
    access: 'staff',
    summary: 'Create a redirect. The old path may have a query (/beer.php?id=3), or /* at the end (/blog/*).',
    body: redirectInput,
    response: staffRedirect,
    status: 201,
  },
  {
    method: 'PUT',
    path: '/redirects/:id',
    action: 'api::redirect.redirect.update',
    access: 'staff',
    summary: 'Update a redirect. Absent fields stay unchanged.',
    body: redirectUpdate,
    response: staffRedirect,
    failures: [409],
  },
  {
    method: 'DELETE',
    path: '/redirects/:id',
    action: 'api::redirect.redirect.remove',
    access: 'staff',
    summary: 'Delete a redirect. It can be restored for an hour.',
    response: { message: messageSchema },
  },
  {
    method: 'POST',
    path: '/redirects/:id/restore',
    action: 'api::redirect.redirect.restore',
    access: 'staff',
    summary: 'Restore a redirect that was deleted within the last hour.',
    response: staffRedirect,
  },
]);
