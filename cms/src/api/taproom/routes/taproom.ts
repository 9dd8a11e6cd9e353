/** Taprooms. Static paths come before parameterized ones. */
import * as z from 'zod';
import { messageSchema } from '#domain/shared/response-schemas';
import { taproomInput, taproomOrder, taproomUpdate } from '#domain/taproom/input';
import { closeEarlyInput } from '#domain/taproom/opening-hours-input';
import { taproomSchema, staffTaproomSchema } from '#domain/taproom/schema';
import { imageDeleteInput } from '#lib/parse';
import { maxImagesPerRequest } from '#lib/limits';
import { defineRoutes } from '#lib/routes';

const staffTaproom = { taproom: staffTaproomSchema };

export default defineRoutes({
  'GET /taprooms': {
    action: 'api::taproom.taproom.list',
    access: 'public',
    summary: 'The taprooms with their pages, opening hours and active hero images, in order.',
    response: { taprooms: z.array(taproomSchema) },
  },
  'GET /taprooms/admin': {
    action: 'api::taproom.taproom.listAll',
    access: 'staff',
    summary: 'All taprooms, also hidden ones, in order, including staff-only fields.',
    response: { taprooms: z.array(staffTaproomSchema) },
  },
  'GET /taprooms/admin/:slug': {
    action: 'api::taproom.taproom.showAdmin',
    access: 'staff',
    summary: 'One taproom, also a hidden one, including staff-only fields.',
    response: staffTaproom,
  },
  'PUT /taprooms/order': {
    action: 'api::taproom.taproom.order',
    access: 'staff',
    summary: 'Change the order of the taprooms. Unlisted ones follow. Returns all of them.',
    body: taproomOrder,
    response: { taprooms: z.array(staffTaproomSchema) },
  },
  'GET /taprooms/:slug': {
    action: 'api::taproom.taproom.show',
    access: 'public',
    summary: 'One taproom.',
    response: { taproom: taproomSchema },
  },
  'POST /taprooms': {
    action: 'api::taproom.taproom.create',
    access: 'staff',
    summary: 'Create a taproom. Without a slug it is derived from the name, without a path it is /locations/{slug}.',
    body: taproomInput,
    response: staffTaproom,
    status: 201,
    failures: [409],
  },
  'PUT /taprooms/:slug': {
    action: 'api::taproom.taproom.update',
    access: 'staff',
    summary:
      'Update a taproom. Absent fields stay unchanged; null or "" clears. A new slug moves its default path, its calendar feed and its hero images, with redirects from the old URLs. The last active taproom cannot be hidden: 409.',
    body: taproomUpdate,
    response: staffTaproom,
    failures: [409],
  },
  'DELETE /taprooms/:slug': {
    action: 'api::taproom.taproom.remove',
    access: 'staff',
    summary: 'Delete a taproom with its photos and hero images. One with events, or the last active one: 409.',
    response: { message: messageSchema },
    failures: [409],
  },
  'POST /taprooms/:slug/close-early': {
    action: 'api::taproom.taproom.closeEarly',
    access: 'staff',
    summary: 'Close early today. It expires by itself.',
    body: closeEarlyInput,
    response: staffTaproom,
    status: 201,
  },
  'DELETE /taprooms/:slug/close-early': {
    action: 'api::taproom.taproom.removeEarlyClosing',
    access: 'staff',
    summary: 'Keep the usual hours today.',
    response: staffTaproom,
  },
  'POST /taprooms/:slug/photos/:use': {
    action: 'api::taproom.photo.add',
    access: 'staff',
    summary: 'Replace the photo of a use (card, side or host), or add photos to the gallery.',
    body: { files: 'images', max: maxImagesPerRequest },
    response: staffTaproom,
    status: 201,
  },
  'DELETE /taprooms/:slug/photos/:use': {
    action: 'api::taproom.photo.remove',
    access: 'staff',
    summary: 'Delete the photo of a use: card, side or host.',
    response: staffTaproom,
  },
  'DELETE /taprooms/:slug/photos/gallery/:index': {
    action: 'api::taproom.photo.removeFromGallery',
    access: 'staff',
    summary: 'Delete the photo at an index of the gallery. If cloudStoragePath is not at that index: 409.',
    body: imageDeleteInput,
    response: staffTaproom,
    failures: [409],
  },
});
