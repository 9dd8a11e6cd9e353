/** Content of the main website and the taprooms. */
import * as z from 'zod';
import { locationUpdate } from '#domain/location/input';
import {
  contactSchema,
  heroImageSchema,
  hoursSchema,
  locationContentSchema,
  locationSchema,
} from '#domain/location/schema';
import { messageSchema } from '#domain/shared/response-schemas';
import { maxImagesPerRequest } from '#lib/limits';
import { defineRoutes } from '#lib/routes';
import { heroImagesFields } from '../hero-images';

export default defineRoutes({
  'GET /content/location/:location': {
    action: 'api::location.content.show',
    access: 'optional',
    summary: 'Logo, hours and contact of a location; the whole location for signed-in staff.',
    response: { content: locationContentSchema },
  },
  'PUT /content/location/:location': {
    action: 'api::location.content.update',
    access: 'staff',
    summary: 'Update hours, contact, and the alt text, order and active state of existing hero images.',
    body: locationUpdate,
    response: { content: locationSchema },
  },
  'GET /content/location/:location/public': {
    action: 'api::location.content.showTaproom',
    access: 'public',
    summary: 'Hours, contact and active hero images of a taproom.',
    response: { hours: hoursSchema, contact: contactSchema, heroImages: z.array(heroImageSchema) },
  },
  'GET /content/hero-images/:site/:page': {
    action: 'api::location.hero-image.list',
    access: 'public',
    summary: 'The active hero images of a page, in order.',
    response: { images: z.array(heroImageSchema) },
  },
  'POST /content/hero-images': {
    action: 'api::location.hero-image.add',
    access: 'staff',
    summary: 'Add hero images. Returns all images of the page, in order.',
    body: { files: 'images', max: maxImagesPerRequest, fields: heroImagesFields },
    response: { images: z.array(heroImageSchema) },
    status: 201,
  },
  'POST /content/hero-images/:id/replace': {
    action: 'api::location.hero-image.replace',
    access: 'staff',
    summary: 'Replace the photo of a hero image; its alt text is removed. Returns all images of the page, in order.',
    body: { files: 'image', max: 1 },
    response: { images: z.array(heroImageSchema) },
  },
  'DELETE /content/hero-images/:id': {
    action: 'api::location.hero-image.remove',
    access: 'staff',
    summary: 'Delete a hero image.',
    response: { message: messageSchema },
  },
});
