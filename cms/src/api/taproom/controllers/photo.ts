import type { Context } from 'koa';
import { isPhotoUse, type PhotoUse } from '#domain/taproom/limits';
import { notFound, pathNotFound } from '#lib/errors';
import { imageDeleteInput, parseBody, pathParam } from '#lib/parse';
import { maxImagesPerRequest } from '#lib/limits';
import { fetchStaffTaprooms } from '#lib/taproom/queries';
import { uploadedFiles } from '#lib/uploads';
import { addPhotos, deleteGalleryPhoto, deletePhoto } from '../photos';

function parseUse(ctx: Context): PhotoUse {
  const use = pathParam(ctx, 'use');
  if (!isPhotoUse(use)) throw pathNotFound();
  return use;
}

async function fetchTaproom(ctx: Context) {
  const [taproom] = await fetchStaffTaprooms(new Date(), pathParam(ctx, 'slug'));
  if (!taproom) throw notFound('Taproom');
  return { taproom };
}

export default {
  async add(ctx: Context) {
    const use = parseUse(ctx);
    const max = use === 'gallery' ? maxImagesPerRequest : 1;
    await addPhotos(pathParam(ctx, 'slug'), use, uploadedFiles(ctx, 'images', max));
    return fetchTaproom(ctx);
  },

  async remove(ctx: Context) {
    const use = parseUse(ctx);
    if (use === 'gallery') throw pathNotFound();
    await deletePhoto(pathParam(ctx, 'slug'), use);
    return fetchTaproom(ctx);
  },

  async removeFromGallery(ctx: Context) {
    const { cloudStoragePath } = parseBody(imageDeleteInput, ctx.request.body);
    await deleteGalleryPhoto(pathParam(ctx, 'slug'), pathParam(ctx, 'index'), cloudStoragePath);
    return fetchTaproom(ctx);
  },
};
