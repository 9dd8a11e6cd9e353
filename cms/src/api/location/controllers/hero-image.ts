import type { Context } from 'koa';
import { resolveHeroPage } from '#domain/location/hero-page';
import { messages } from '#domain/shared/messages';
import { pathNotFound } from '#lib/errors';
import { maxImagesPerRequest } from '#lib/limits';
import { parseBody, pathParam } from '#lib/parse';
import { findTaproomNames } from '#lib/taproom/queries';
import { formFields, uploadedFiles } from '#lib/uploads';
import { addHeroImages, deleteHeroImage, replaceHeroImage, heroImagesInput } from '../hero-images';
import { heroPageOf, serializeHeroImage } from '../document';
import { findHeroImages } from '../content';

export default {
  async list(ctx: Context) {
    const site = pathParam(ctx, 'site');
    const taproom = (await findTaproomNames()).find(({ slug, isActive }) => slug === site && isActive !== false);
    const heroPage = resolveHeroPage(site, pathParam(ctx, 'page'), taproom ? heroPageOf(taproom) : null);
    if (!heroPage) throw pathNotFound();
    const images = await findHeroImages(heroPage, { isActive: true });
    return { images: images.map(serializeHeroImage) };
  },

  async add(ctx: Context) {
    const heroPage = parseBody(heroImagesInput(await findTaproomNames()), formFields(ctx));
    const images = await addHeroImages(heroPage, uploadedFiles(ctx, 'images', maxImagesPerRequest));
    return { images: images.map(serializeHeroImage) };
  },

  async replace(ctx: Context) {
    const images = await replaceHeroImage(pathParam(ctx, 'id'), uploadedFiles(ctx, 'image', 1));
    return { images: images.map(serializeHeroImage) };
  },

  async remove(ctx: Context) {
    await deleteHeroImage(pathParam(ctx, 'id'));
    return { message: messages.imageDeleted };
  },
};
