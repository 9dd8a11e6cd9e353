import type { Context } from 'koa';
import { distributorCsvHeader } from '#domain/distributor/csv';
import { compareDistributors } from '#domain/distributor/group';
import { distributorInput, distributorCsvQuery, distributorListQuery } from '#domain/distributor/input';
import { importQuery } from '#domain/shared/csv-import';
import { deletedMessage } from '#domain/shared/messages';
import { importCsv, toImportResponse } from '#lib/csv-import';
import { serializeList } from '#lib/paginate';
import { parseBody, parseQuery, pathParam } from '#lib/parse';
import { sendCsv } from '#lib/send-csv';
import { uploadedFile } from '#lib/uploads';
import { distributorImport, exportDistributors } from '../csv';
import { serializeDistributor, staffDistributor } from '../document';
import { createDistributor, deleteDistributor, restoreDistributor, updateDistributor } from '../mutations';
import { findDistributor, listAllDistributors, listDistributors } from '../queries';

export default {
  async list() {
    // Sorted in code: the order of letters in SQL depends on the database's collation.
    const distributors = serializeList(await listAllDistributors(), serializeDistributor);
    return { distributors: distributors.sort(compareDistributors) };
  },

  async listAdmin(ctx: Context) {
    const { items, pagination } = await listDistributors(parseQuery(distributorListQuery, ctx.querystring));
    return { distributors: serializeList(items, staffDistributor), pagination };
  },

  async showAdmin(ctx: Context) {
    return { distributor: staffDistributor(await findDistributor(pathParam(ctx, 'id'))) };
  },

  async create(ctx: Context) {
    const distributor = await createDistributor(parseBody(distributorInput, ctx.request.body));
    return { distributor: staffDistributor(distributor) };
  },

  async update(ctx: Context) {
    return { distributor: staffDistributor(await updateDistributor(pathParam(ctx, 'id'), ctx.request.body)) };
  },

  async remove(ctx: Context) {
    await deleteDistributor(pathParam(ctx, 'id'), new Date());
    return { message: deletedMessage('Distributor') };
  },

  async restore(ctx: Context) {
    return { distributor: staffDistributor(await restoreDistributor(pathParam(ctx, 'id'), new Date())) };
  },

  async exportCsv(ctx: Context) {
    const rows = exportDistributors(parseQuery(distributorCsvQuery, ctx.querystring));
    await sendCsv(ctx, { area: 'pages', name: 'distributors' }, [...distributorCsvHeader], rows);
  },

  async importCsv(ctx: Context) {
    const { dryRun = false, rows = dryRun, existing = 'skip' } = parseQuery(importQuery, ctx.querystring);
    const done = await importCsv(distributorImport, uploadedFile(ctx, 'csvFile'), { isDryRun: dryRun, existing });
    return toImportResponse(done, rows);
  },
};
