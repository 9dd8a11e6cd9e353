import type { Context } from 'koa';
import { toBeerSummary } from '#domain/beer/beer-summary';
import { beerBulkInput, beerInput, beerUpdate } from '#domain/beer/input';
import { beerCsvHeader } from '#domain/beer/csv';
import { beerAdminQuery, beerDeleteQuery, beerListQuery } from '#domain/beer/query';
import { importQuery } from '#domain/shared/csv-import';
import { deletedMessage } from '#domain/shared/messages';
import { imageDeleteInput, parseBody, parseQuery, pathParam } from '#lib/parse';
import { maxImagesPerRequest } from '#lib/limits';
import { importCsv, toImportResponse } from '#lib/csv-import';
import { sendCsv } from '#lib/send-csv';
import { serializeList } from '#lib/paginate';
import { uploadedFile, uploadedFiles } from '#lib/uploads';
import {
  updateBeerFlags,
  duplicateBeer,
  addBeerImages,
  createBeer,
  deleteBeer,
  deleteBeerImage,
  updateBeer,
  restoreBeer,
} from '../mutations';
import { beerImport, exportBeers } from '../csv';
import { listMentionedBeers, findRelatedBeers } from '../related';
import { findActiveBeer, findBeer, listActiveBeers, listAllBeers, listFeaturedBeers } from '../queries';
import { beerLink, publicBeer, staffBeer } from '../document';

export default {
  async list(ctx: Context) {
    const { items, pagination } = await listActiveBeers(parseQuery(beerListQuery, ctx.querystring));
    return { beers: serializeList(items, publicBeer), pagination };
  },

  async featured() {
    return { beers: serializeList(await listFeaturedBeers(), publicBeer) };
  },

  async show(ctx: Context) {
    return { beer: publicBeer(await findActiveBeer(pathParam(ctx, 'id'))) };
  },

  async related(ctx: Context) {
    const { similar, previous, next } = await findRelatedBeers(pathParam(ctx, 'id'));
    return {
      similar: serializeList(similar, (beer) => toBeerSummary(publicBeer(beer))),
      previous: previous && beerLink(previous),
      next: next && beerLink(next),
    };
  },

  async mentioned(ctx: Context) {
    const beers = await listMentionedBeers(pathParam(ctx, 'id'));
    return { beers: serializeList(beers, (beer) => toBeerSummary(publicBeer(beer))) };
  },

  async listAdmin(ctx: Context) {
    const { items, pagination } = await listAllBeers(parseQuery(beerAdminQuery, ctx.querystring));
    return { beers: serializeList(items, staffBeer), pagination };
  },

  async showAdmin(ctx: Context) {
    return { beer: staffBeer(await findBeer(pathParam(ctx, 'id'))) };
  },

  async create(ctx: Context) {
    return { beer: staffBeer(await createBeer(parseBody(beerInput, ctx.request.body))) };
  },

  async update(ctx: Context) {
    return { beer: staffBeer(await updateBeer(pathParam(ctx, 'id'), parseBody(beerUpdate, ctx.request.body))) };
  },

  async remove(ctx: Context) {
    const { restorable = false } = parseQuery(beerDeleteQuery, ctx.querystring);
    await deleteBeer(pathParam(ctx, 'id'), { isRestorable: restorable, now: new Date() });
    return { message: deletedMessage('Beer') };
  },

  async restore(ctx: Context) {
    return { beer: staffBeer(await restoreBeer(pathParam(ctx, 'id'), new Date())) };
  },

  async duplicate(ctx: Context) {
    return { beer: staffBeer(await duplicateBeer(pathParam(ctx, 'id'))) };
  },

  async bulk(ctx: Context) {
    return { results: await updateBeerFlags(parseBody(beerBulkInput, ctx.request.body), new Date()) };
  },

  async addImages(ctx: Context) {
    const uploads = uploadedFiles(ctx, 'images', maxImagesPerRequest);
    return { images: staffBeer(await addBeerImages(pathParam(ctx, 'id'), uploads)).images };
  },

  async removeImage(ctx: Context) {
    const { cloudStoragePath } = parseBody(imageDeleteInput, ctx.request.body);
    const beer = await deleteBeerImage(pathParam(ctx, 'id'), pathParam(ctx, 'index'), cloudStoragePath);
    return { images: staffBeer(beer).images };
  },

  async exportCsv(ctx: Context) {
    await sendCsv(ctx, { area: 'beers', name: 'beers' }, beerCsvHeader, exportBeers());
  },

  async importCsv(ctx: Context) {
    const { dryRun = false, rows = dryRun, existing = 'skip' } = parseQuery(importQuery, ctx.querystring);
    const done = await importCsv(beerImport, uploadedFile(ctx, 'csvFile'), { isDryRun: dryRun, existing });
    return toImportResponse(done, rows);
  },
};
