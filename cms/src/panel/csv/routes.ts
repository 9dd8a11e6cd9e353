/** CSV exports of the panel's lists, and the import of beers, with the staff app's code. */
import { summarizeRows, type ImportRow } from '#domain/beer/csv-import';
import { beerImportQuery } from '#domain/beer/query';
import { sizeMessage } from '#domain/beer/size';
import { parseQuery } from '#lib/parse';
import { sendCsv } from '#lib/send-csv';
import { uploadedFile } from '#lib/uploads';
import { beerUid } from '../../api/beer/document';
import { importBeers } from '../../api/beer/import-csv';
import type { AdminRoute } from '../admin-routes';
import { csvExports } from './exports';
import { readCsvRows } from './read-rows';

const exportRoutes = csvExports.map((csvExport): AdminRoute => ({
  method: 'GET',
  path: `/csv/${csvExport.path}`,
  access: { actions: ['read'], subject: csvExport.uid },
  async handle(ctx) {
    await sendCsv(ctx, csvExport.fileName, csvExport.header, readCsvRows(ctx, csvExport));
    return ctx.body as object;
  },
}));

/** The message at the field of a form is the only one that doesn't name its column. */
const withColumns = (row: ImportRow): ImportRow => ({
  ...row,
  message: row.message?.replaceAll(sizeMessage, `Sizes: ${sizeMessage}`) ?? null,
});

const importRoute: AdminRoute = {
  method: 'POST',
  path: '/csv/beers',
  access: { actions: ['create', 'update'], subject: beerUid },
  async handle(ctx) {
    const { dryRun = false } = parseQuery(beerImportQuery, ctx.querystring);
    const rows = await importBeers(uploadedFile(ctx, 'csvFile'), { isDryRun: dryRun });
    return { results: summarizeRows(rows), rows: rows.map(withColumns) };
  },
};

export const csvRoutes = [...exportRoutes, importRoute];
