import type { Context } from 'koa';
import { messages } from '#domain/shared/messages';
import { resolveHeroPage } from '#domain/location/hero-page';
import { pathNotFound } from '#lib/errors';
import { maxImagesPerRequest } from '#lib/limits';
import { pathParam } from '#lib/path-param';
import { parseBody } from '#lib/parse';
import { formFields, uploadedFiles } from '#lib/uploads';
import { addHeroImages, heroImagesOf, removeHeroImage } from '../hero-images';
import { serializeHeroImage } from '../serialize';
import { heroImagesInput } from '../upload-input';

export default {
  async list(ctx: Context) {
    const place = resolveHeroPage(pathParam(ctx, 'site'), pathParam(ctx, 'page'));
    if (!place) throw pathNotFound();
    const images = await heroImagesOf(place, { isActive: true });
    return { images: images.map(serializeHeroImage) };
  },

  async add(ctx: Context) {
    const place = parseBody(heroImagesInput, formFields(ctx));
    const images = await addHeroImages(place, uploadedFiles(ctx, 'images', maxImagesPerRequest));
    return { images: images.map(serializeHeroImage) };
  },

  async remove(ctx: Context) {
    await removeHeroImage(pathParam(ctx, 'id'));
    return { message: messages.imageDeleted };
  },
};
