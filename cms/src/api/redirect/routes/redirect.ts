import * as z from 'zod';
import { redirectSchema } from '#domain/redirect/redirect';
import { defineRoutes } from '#lib/routes';

export default defineRoutes([
  {
    method: 'GET',
    path: '/redirects',
    action: 'api::redirect.redirect.list',
    access: 'public',
    summary: 'Redirects from paths that the site no longer has.',
    response: { redirects: z.array(redirectSchema) },
  },
]);
