import type { Context } from 'koa';
import { beerCsvHeader } from '#domain/beer/csv';
import { beerInput, beerUpdate } from '#domain/beer/input';
import { beerAdminQuery, beerListQuery } from '#domain/beer/query';
import { deletedMessage } from '#domain/http/messages';
import { imageRemoval } from '#lib/image-removal';
import { maxImagesPerRequest } from '#lib/limits';
import { param } from '#lib/param';
import { parseBody, parseQuery } from '#lib/parse';
import { sendCsv } from '#lib/send-csv';
import { uploadOf, uploadsOf } from '#lib/uploads';
import { catalogueRows } from '../catalogue-rows';
import { importCsv } from '../import-csv';
import { listActive, listAll, listFeatured } from '../lists';
import { publicBeer, staffBeer } from '../serialize';
import * as beers from '../services/beer';

export default {
  async list(ctx: Context) {
    const { found, pagination } = await listActive(parseQuery(beerListQuery, ctx.querystring));
    return { beers: found.map(publicBeer), pagination };
  },

  async featured() {
    return { beers: (await listFeatured()).map(publicBeer) };
  },

  async show(ctx: Context) {
    return { beer: publicBeer(await beers.findActive(param(ctx, 'id'))) };
  },

  async listAdmin(ctx: Context) {
    const { found, pagination } = await listAll(parseQuery(beerAdminQuery, ctx.querystring));
    return { beers: found.map(staffBeer), pagination };
  },

  async showAdmin(ctx: Context) {
    return { beer: staffBeer(await beers.find(param(ctx, 'id'))) };
  },

  async create(ctx: Context) {
    return { beer: staffBeer(await beers.create(parseBody(beerInput, ctx.request.body))) };
  },

  async update(ctx: Context) {
    return { beer: staffBeer(await beers.update(param(ctx, 'id'), parseBody(beerUpdate, ctx.request.body))) };
  },

  async remove(ctx: Context) {
    await beers.remove(param(ctx, 'id'));
    return { message: deletedMessage('Beer') };
  },

  async addImages(ctx: Context) {
    const uploads = uploadsOf(ctx, 'images', maxImagesPerRequest);
    return { images: staffBeer(await beers.addPictures(param(ctx, 'id'), uploads)).images };
  },

  async removeImage(ctx: Context) {
    const { cloudStoragePath } = parseBody(imageRemoval, ctx.request.body);
    const beer = await beers.removePicture(param(ctx, 'id'), param(ctx, 'index'), cloudStoragePath);
    return { images: staffBeer(beer).images };
  },

  async exportCsv(ctx: Context) {
    await sendCsv(ctx, 'beers', beerCsvHeader, catalogueRows());
  },

  async importCsv(ctx: Context) {
    return { results: await importCsv(uploadOf(ctx, 'csvFile')) };
  },
};
