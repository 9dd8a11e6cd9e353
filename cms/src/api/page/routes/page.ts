import * as z from 'zod';
import {
  editedPageSchema,
  libraryPhotoSchema,
  libraryPhotosQuery,
  pageInput,
  pageListSchema,
  pageVersionSchema,
} from '#domain/page/edited-page';
import { pageSchema } from '#domain/page/schema';
import { messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { maxImagesPerRequest } from '#lib/limits';
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'GET /pages/admin': {
    action: 'api::page.staff-page.list',
    access: 'staff',
    summary: 'All pages, also drafts, with the placeholders that their texts can contain.',
    response: { pages: pageListSchema },
  },
  'GET /pages/admin/:key': {
    action: 'api::page.staff-page.show',
    access: 'staff',
    summary: 'The content of a page as staff edit it, with hidden sections.',
    response: { page: editedPageSchema },
  },
  'GET /pages/admin/:key/versions': {
    action: 'api::page.staff-page.versions',
    access: 'staff',
    summary: 'The last ten versions of a page, newest first, without the current one.',
    response: { versions: z.array(pageVersionSchema) },
  },
  'POST /pages': {
    action: 'api::page.staff-page.create',
    access: 'staff',
    summary: 'Create a page of the brewery’s own from sections, as a draft unless it is live.',
    body: pageInput,
    response: { page: editedPageSchema },
    status: 201,
  },
  'PUT /pages/:key': {
    action: 'api::page.staff-page.update',
    access: 'staff',
    summary:
      'Replace the content of a page. Alt texts and focal points are stored with the files of its photos. The fields of own pages are ignored for designed ones.',
    body: pageInput,
    response: { page: editedPageSchema },
    failures: [404, 409],
  },
  'DELETE /pages/:key': {
    action: 'api::page.staff-page.remove',
    access: 'staff',
    summary: 'Delete an own page with its versions.',
    response: { message: messageSchema },
    failures: [404],
  },
  'GET /page-photos': {
    action: 'api::page.staff-page.photos',
    access: 'staff',
    summary: 'The photos of the media library, newest first.',
    query: libraryPhotosQuery,
    response: { photos: z.array(libraryPhotoSchema), pagination: paginationSchema },
  },
  'POST /page-photos': {
    action: 'api::page.staff-page.addPhotos',
    access: 'staff',
    summary: 'Add photos to the media library, to be chosen for a page.',
    body: { files: 'images', max: maxImagesPerRequest },
    response: { photos: z.array(libraryPhotoSchema) },
    status: 201,
  },
  'GET /pages/:key': {
    action: 'api::page.page.show',
    access: 'public',
    summary:
      'The texts and photos of a designed page, such as our-story, or of a composed page by its id, with its visible sections in order. 404 for a page that is switched off.',
    response: { page: pageSchema },
    failures: [404],
  },
});
