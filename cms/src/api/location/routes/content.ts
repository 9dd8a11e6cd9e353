/** Content of the main website and the taprooms. */
import type { Context } from 'koa';
import * as z from 'zod';
import { mainWebsite } from '#domain/location/constants';
import { resolveHeroPage } from '#domain/location/hero-page';
import { locationUpdate } from '#domain/location/input';
import {
  contactSchema,
  heroImageSchema,
  hoursSchema,
  locationContentSchema,
  locationSchema,
} from '#domain/location/schema';
import { imageReplacement } from '#domain/shared/image-input';
import { messages } from '#domain/shared/messages';
import { messageSchema } from '#domain/shared/response-schemas';
import { notFound, pathNotFound } from '#lib/errors';
import { maxImagesPerRequest } from '#lib/limits';
import { parseBody, pathParam } from '#lib/parse';
import { defineRoutes, withBody } from '#lib/routes';
import { currentUser } from '#lib/session';
import { serializeHeroImage } from '#lib/taproom/hero-images';
import { findTaproomNames } from '#lib/taproom/queries';
import { parseReplacement, formFields, uploadedFiles } from '#lib/uploads';
import {
  fetchPublicLocation,
  fetchStaffLocation,
  findAllHeroImages,
  findHeroImages,
  findLocationTarget,
  heroPageOf,
} from '../content';
import {
  heroImagesFields,
  updateLocation,
  addHeroImages,
  deleteHeroImage,
  replaceHeroImage,
  heroImagesInput,
} from '../hero-images';

const findRequestedTarget = (ctx: Context, isStaff: boolean) =>
  findLocationTarget(pathParam(ctx, 'location'), { isStaff });

export default defineRoutes({
  'GET /content/location/:location': {
    id: 'location.content.show',
    access: 'optional',
    summary: 'Logo, hours and contact of a location; the whole location for signed-in staff.',
    response: { content: locationContentSchema },
    async handle(ctx) {
      const isStaff = currentUser(ctx) !== null;
      const target = await findRequestedTarget(ctx, isStaff);
      const now = new Date();
      return { content: await (isStaff ? fetchStaffLocation(target, now) : fetchPublicLocation(target, now)) };
    },
  },
  'PUT /content/location/:location': {
    id: 'location.content.update',
    access: 'staff',
    summary: 'Update hours, contact, and the alt text, order and active state of existing hero images.',
    response: { content: locationSchema },
    ...withBody(locationUpdate, async (input, ctx) => {
      const now = new Date();
      await updateLocation(await findRequestedTarget(ctx, true), input, now);
      return { content: await fetchStaffLocation(await findRequestedTarget(ctx, true), now) };
    }),
  },
  'GET /content/location/:location/public': {
    id: 'location.content.showTaproom',
    access: 'public',
    summary: 'Hours, contact and active hero images of a taproom.',
    response: { hours: hoursSchema, contact: contactSchema, heroImages: z.array(heroImageSchema) },
    async handle(ctx) {
      const target = await findRequestedTarget(ctx, false);
      if (target.key === mainWebsite) throw notFound('Location');
      const { hours, contact } = await fetchPublicLocation(target, new Date());
      const heroImages = (await findAllHeroImages(target)).filter(({ isActive }) => isActive);
      return { hours, contact, heroImages: heroImages.map(serializeHeroImage) };
    },
  },
  'GET /content/hero-images/:site/:page': {
    id: 'location.hero-image.list',
    access: 'public',
    summary: 'The active hero images of a page, in order.',
    response: { images: z.array(heroImageSchema) },
    async handle(ctx) {
      const site = pathParam(ctx, 'site');
      const taproom = (await findTaproomNames()).find(({ slug, isActive }) => slug === site && isActive !== false);
      const heroPage = resolveHeroPage(site, pathParam(ctx, 'page'), taproom ? heroPageOf(taproom) : null);
      if (!heroPage) throw pathNotFound();
      const images = await findHeroImages(heroPage, { isActive: true });
      return { images: images.map(serializeHeroImage) };
    },
  },
  'POST /content/hero-images': {
    id: 'location.hero-image.add',
    access: 'staff',
    summary: 'Add hero images. Returns all images of the page, in order.',
    body: { files: 'images', max: maxImagesPerRequest, fields: heroImagesFields },
    response: { images: z.array(heroImageSchema) },
    status: 201,
    async handle(ctx) {
      const heroPage = parseBody(heroImagesInput(await findTaproomNames()), formFields(ctx));
      const images = await addHeroImages(heroPage, uploadedFiles(ctx, 'images', maxImagesPerRequest));
      return { images: images.map(serializeHeroImage) };
    },
  },
  'POST /content/hero-images/:id/replace': {
    id: 'location.hero-image.replace',
    access: 'staff',
    summary:
      'Replace the photo of a hero image. Its alt text is removed, unless replaces names the former photo. Returns all images of the page, in order.',
    body: { files: 'image', max: 1, fields: imageReplacement },
    response: { images: z.array(heroImageSchema) },
    async handle(ctx) {
      const uploads = uploadedFiles(ctx, 'image', 1);
      const images = await replaceHeroImage(pathParam(ctx, 'id'), uploads, parseReplacement(ctx));
      return { images: images.map(serializeHeroImage) };
    },
  },
  'DELETE /content/hero-images/:id': {
    id: 'location.hero-image.remove',
    access: 'staff',
    summary: 'Delete a hero image.',
    response: { message: messageSchema },
    async handle(ctx) {
      await deleteHeroImage(pathParam(ctx, 'id'));
      return { message: messages.imageDeleted };
    },
  },
});
