/** Taprooms. Static paths come before parameterized ones. */
import * as z from 'zod';
import { taproomSchema } from '#domain/taproom/schema';
import { defineRoutes } from '#lib/routes';

export default defineRoutes([
  {
    method: 'GET',
    path: '/taprooms',
    action: 'api::taproom.taproom.list',
    access: 'public',
    summary: 'The taprooms with their pages, opening hours and active hero images, in order.',
    response: { taprooms: z.array(taproomSchema) },
  },
  {
    method: 'GET',
    path: '/taprooms/:slug',
    action: 'api::taproom.taproom.show',
    access: 'public',
    summary: 'One taproom.',
    response: { taproom: taproomSchema },
  },
]);
