import type { Context } from 'koa';
import { beerCsvHeader } from '#domain/beer/csv';
import { beerInput, beerUpdate } from '#domain/beer/input';
import { beerAdminQuery, beerListQuery } from '#domain/beer/query';
import { deletedMessage } from '#domain/shared/messages';
import { imageDeleteInput } from '#lib/image-delete-input';
import { maxImagesPerRequest } from '#lib/limits';
import { pathParam } from '#lib/path-param';
import { parseBody, parseQuery } from '#lib/parse';
import { sendCsv } from '#lib/send-csv';
import { uploadedFile, uploadedFiles } from '#lib/uploads';
import { catalogueRows } from '../catalogue-rows';
import { importCsv } from '../import-csv';
import { listActive, listAll, listFeatured } from '../lists';
import { publicBeer, staffBeer } from '../serialize';
import * as beers from '../services/beer';

export default {
  async list(ctx: Context) {
    const { items: found, pagination } = await listActive(parseQuery(beerListQuery, ctx.querystring));
    return { beers: found.map(publicBeer), pagination };
  },

  async featured() {
    return { beers: (await listFeatured()).map(publicBeer) };
  },

  async show(ctx: Context) {
    return { beer: publicBeer(await beers.findActive(pathParam(ctx, 'id'))) };
  },

  async listAdmin(ctx: Context) {
    const { items: found, pagination } = await listAll(parseQuery(beerAdminQuery, ctx.querystring));
    return { beers: found.map(staffBeer), pagination };
  },

  async showAdmin(ctx: Context) {
    return { beer: staffBeer(await beers.find(pathParam(ctx, 'id'))) };
  },

  async create(ctx: Context) {
    return { beer: staffBeer(await beers.create(parseBody(beerInput, ctx.request.body))) };
  },

  async update(ctx: Context) {
    return { beer: staffBeer(await beers.update(pathParam(ctx, 'id'), parseBody(beerUpdate, ctx.request.body))) };
  },

  async remove(ctx: Context) {
    await beers.remove(pathParam(ctx, 'id'));
    return { message: deletedMessage('Beer') };
  },

  async addImages(ctx: Context) {
    const uploads = uploadedFiles(ctx, 'images', maxImagesPerRequest);
    return { images: staffBeer(await beers.addPictures(pathParam(ctx, 'id'), uploads)).images };
  },

  async removeImage(ctx: Context) {
    const { cloudStoragePath } = parseBody(imageDeleteInput, ctx.request.body);
    const beer = await beers.removePicture(pathParam(ctx, 'id'), pathParam(ctx, 'index'), cloudStoragePath);
    return { images: staffBeer(beer).images };
  },

  async exportCsv(ctx: Context) {
    await sendCsv(ctx, 'beers', beerCsvHeader, catalogueRows());
  },

  async importCsv(ctx: Context) {
    return { results: await importCsv(uploadedFile(ctx, 'csvFile')) };
  },
};
