import type { Context } from 'koa';
import { messages } from '#domain/http/messages';
import { heroPlace } from '#domain/location/hero-page';
import { ApiError } from '#lib/errors';
import { maxImagesPerRequest } from '#lib/limits';
import { param } from '#lib/param';
import { parseBody } from '#lib/parse';
import { fieldsOf, uploadsOf } from '#lib/uploads';
import { addHeroImages, heroImagesOf, removeHeroImage } from '../hero-images';
import { serializeHeroImage } from '../serialize';
import { heroImagesInput } from '../upload-input';

export default {
  async list(ctx: Context) {
    const place = heroPlace(param(ctx, 'site'), param(ctx, 'page'));
    if (!place) throw new ApiError(404, messages.notFound);
    const images = await heroImagesOf(place, { isActive: true });
    return { images: images.map(serializeHeroImage) };
  },

  async add(ctx: Context) {
    const place = parseBody(heroImagesInput, fieldsOf(ctx));
    const images = await addHeroImages(place, uploadsOf(ctx, 'images', maxImagesPerRequest));
    return { images: images.map(serializeHeroImage) };
  },

  async remove(ctx: Context) {
    await removeHeroImage(param(ctx, 'id'));
    return { message: messages.imageDeleted };
  },
};
