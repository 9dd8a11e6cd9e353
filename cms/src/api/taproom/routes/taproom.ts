/** Taprooms. Static paths come before parameterized ones. */
import type { Context } from 'koa';
import * as z from 'zod';
import { imageReplacement } from '#domain/shared/image-input';
import { deletedMessage } from '#domain/shared/messages';
import { messageSchema } from '#domain/shared/response-schemas';
import { taproomInput, taproomOrder, taproomUpdate } from '#domain/taproom/input';
import { isPhotoUse, type PhotoUse } from '#domain/taproom/limits';
import { closeEarlyInput } from '#domain/taproom/opening-hours-input';
import { taproomSchema, staffTaproomSchema } from '#domain/taproom/schema';
import { notFound, pathNotFound } from '#lib/errors';
import { maxImagesPerRequest } from '#lib/limits';
import { imageDeleteInput, pathParam } from '#lib/parse';
import { defineRoutes, withBody } from '#lib/routes';
import { fetchPublicTaprooms, fetchStaffTaprooms, findPresentSlug } from '#lib/taproom/queries';
import { parseReplacement, uploadedFiles } from '#lib/uploads';
import {
  closeEarly,
  createTaproom,
  deleteTaproom,
  orderTaprooms,
  removeEarlyClosing,
  updateTaproom,
  addPhotos,
  deleteGalleryPhoto,
  deletePhoto,
} from '../mutations';

async function fetchStaffTaproom(slug: string) {
  const [taproom] = await fetchStaffTaprooms(new Date(), slug);
  if (!taproom) throw notFound('Taproom');
  return { taproom };
}

function parseUse(ctx: Context): PhotoUse {
  const use = pathParam(ctx, 'use');
  if (!isPhotoUse(use)) throw pathNotFound();
  return use;
}

const staffTaproom = { taproom: staffTaproomSchema };

export default defineRoutes({
  'GET /taprooms': {
    id: 'taproom.taproom.list',
    access: 'public',
    summary: 'The taprooms with their pages, opening hours and active hero images, in order.',
    response: { taprooms: z.array(taproomSchema) },
    handle: async () => ({ taprooms: await fetchPublicTaprooms(new Date()) }),
  },
  'GET /taprooms/admin': {
    id: 'taproom.taproom.listAll',
    access: 'staff',
    summary: 'All taprooms, also hidden ones, in order, including staff-only fields.',
    response: { taprooms: z.array(staffTaproomSchema) },
    handle: async () => ({ taprooms: await fetchStaffTaprooms(new Date()) }),
  },
  'GET /taprooms/admin/:slug': {
    id: 'taproom.taproom.showAdmin',
    access: 'staff',
    summary: 'One taproom, also a hidden one, including staff-only fields.',
    response: staffTaproom,
    handle: async (ctx) => fetchStaffTaproom(pathParam(ctx, 'slug')),
  },
  'PUT /taprooms/order': {
    id: 'taproom.taproom.order',
    access: 'staff',
    summary: 'Change the order of the taprooms. Unlisted ones follow. Returns all of them.',
    response: { taprooms: z.array(staffTaproomSchema) },
    ...withBody(taproomOrder, async (input) => {
      await orderTaprooms(input.slugs);
      return { taprooms: await fetchStaffTaprooms(new Date()) };
    }),
  },
  'GET /taprooms/:slug': {
    id: 'taproom.taproom.show',
    access: 'public',
    summary: 'One taproom.',
    response: { taproom: taproomSchema },
    async handle(ctx) {
      const slug = await findPresentSlug(pathParam(ctx, 'slug'));
      const [taproom] = slug === null ? [] : await fetchPublicTaprooms(new Date(), slug);
      if (!taproom) throw notFound('Taproom');
      return { taproom };
    },
  },
  'POST /taprooms': {
    id: 'taproom.taproom.create',
    access: 'staff',
    summary: 'Create a taproom. Without a slug it is derived from the name, without a path it is /locations/{slug}.',
    response: staffTaproom,
    status: 201,
    failures: [409],
    ...withBody(taproomInput, async (input) => {
      const slug = await createTaproom(input);
      return fetchStaffTaproom(slug);
    }),
  },
  'PUT /taprooms/:slug': {
    id: 'taproom.taproom.update',
    access: 'staff',
    summary:
      'Update a taproom. Absent fields stay unchanged; null or "" clears. A new slug moves its default path, its calendar feed and its hero images, with redirects from the old URLs. The last active taproom cannot be hidden: 409.',
    response: staffTaproom,
    ...withBody(taproomUpdate, async (input, ctx) => {
      const slug = await updateTaproom(pathParam(ctx, 'slug'), input, new Date());
      return fetchStaffTaproom(slug);
    }),
  },
  'DELETE /taprooms/:slug': {
    id: 'taproom.taproom.remove',
    access: 'staff',
    summary: 'Delete a taproom with its photos and hero images. One with events, or the last active one: 409.',
    response: { message: messageSchema },
    failures: [409],
    async handle(ctx) {
      await deleteTaproom(pathParam(ctx, 'slug'));
      return { message: deletedMessage('Taproom') };
    },
  },
  'POST /taprooms/:slug/close-early': {
    id: 'taproom.taproom.closeEarly',
    access: 'staff',
    summary: 'Close early today. It expires by itself.',
    response: staffTaproom,
    status: 201,
    ...withBody(closeEarlyInput, async (input, ctx) => {
      const slug = pathParam(ctx, 'slug');
      await closeEarly(slug, input.closes, new Date());
      return fetchStaffTaproom(slug);
    }),
  },
  'DELETE /taprooms/:slug/close-early': {
    id: 'taproom.taproom.removeEarlyClosing',
    access: 'staff',
    summary: 'Keep the usual hours today.',
    response: staffTaproom,
    async handle(ctx) {
      const slug = pathParam(ctx, 'slug');
      await removeEarlyClosing(slug);
      return fetchStaffTaproom(slug);
    },
  },
  'POST /taprooms/:slug/photos/:use': {
    id: 'taproom.photo.add',
    access: 'staff',
    summary: 'Replace the photo of a use (card, side or host), or add photos to the gallery, or replace one there.',
    body: { files: 'images', max: maxImagesPerRequest, fields: imageReplacement },
    response: staffTaproom,
    status: 201,
    async handle(ctx) {
      const use = parseUse(ctx);
      const max = use === 'gallery' ? maxImagesPerRequest : 1;
      await addPhotos(pathParam(ctx, 'slug'), use, uploadedFiles(ctx, 'images', max), parseReplacement(ctx));
      return fetchStaffTaproom(pathParam(ctx, 'slug'));
    },
  },
  'DELETE /taprooms/:slug/photos/:use': {
    id: 'taproom.photo.remove',
    access: 'staff',
    summary: 'Delete the photo of a use: card, side or host.',
    response: staffTaproom,
    async handle(ctx) {
      const use = parseUse(ctx);
      if (use === 'gallery') throw pathNotFound();
      await deletePhoto(pathParam(ctx, 'slug'), use);
      return fetchStaffTaproom(pathParam(ctx, 'slug'));
    },
  },
  'DELETE /taprooms/:slug/photos/gallery/:index': {
    id: 'taproom.photo.removeFromGallery',
    access: 'staff',
    summary: 'Delete the photo at an index of the gallery. If cloudStoragePath is not at that index: 409.',
    response: staffTaproom,
    failures: [409],
    ...withBody(imageDeleteInput, async ({ cloudStoragePath }, ctx) => {
      await deleteGalleryPhoto(pathParam(ctx, 'slug'), pathParam(ctx, 'index'), cloudStoragePath);
      return fetchStaffTaproom(pathParam(ctx, 'slug'));
    }),
  },
});
