/** CSV exports of the panel's lists, and the import of beers, with the staff app's code. */
import type { Context } from 'koa';
import { findBeerColumns } from '#domain/beer/csv';
import { summarizeRows, type ImportRow } from '#domain/beer/csv-import';
import { beerImportQuery } from '#domain/beer/query';
import { sizeMessage } from '#domain/beer/size';
import { joinTexts } from '#domain/shared/join-texts';
import { ApiError } from '#lib/errors';
import { parseQuery } from '#lib/parse';
import { sendCsv } from '#lib/send-csv';
import { uploadedFile } from '#lib/uploads';
import { beerUid } from '../../api/beer/document';
import { importBeers } from '../../api/beer/import-csv';
import type { AdminRoute } from '../admin-routes';
import { createPermissionChecker } from '../permission-checker';
import { csvExports, toAttribute } from './exports';
import { readCsvRows } from './read-rows';

const exportRoutes = csvExports.map((csvExport): AdminRoute => ({
  method: 'GET',
  path: `/csv/${csvExport.path}`,
  access: { actions: ['read'], subject: csvExport.uid },
  async handle(ctx) {
    await sendCsv(ctx, csvExport.download, csvExport.header, readCsvRows(ctx, csvExport));
    return ctx.body as object;
  },
}));

/** The message at the field of a form is the only one that doesn't name its column. */
const withColumns = (row: ImportRow): ImportRow => ({
  ...row,
  message: row.message?.replaceAll(sizeMessage, `Sizes: ${sizeMessage}`) ?? null,
});

/** A role may be unable to set single fields; their columns would be lost without a word. */
const checkColumns = (ctx: Context) => (header: readonly string[]) => {
  const { cannot } = createPermissionChecker(ctx, beerUid);
  const denied = findBeerColumns(header).filter((column) => cannot.create(undefined, toAttribute(column)));
  if (denied.length === 0) return;
  const columns = joinTexts(denied);
  throw new ApiError(
    403,
    'forbidden',
    `Your role can’t set ${columns}. Please remove ${denied.length === 1 ? 'this column' : 'these columns'} from the file.`,
  );
};

const importRoute: AdminRoute = {
  method: 'POST',
  path: '/csv/beers',
  access: { actions: ['create', 'update'], subject: beerUid },
  async handle(ctx) {
    const { dryRun = false } = parseQuery(beerImportQuery, ctx.querystring);
    const { rows } = await importBeers(uploadedFile(ctx, 'csvFile'), {
      isDryRun: dryRun,
      checkHeader: checkColumns(ctx),
    });
    return { results: summarizeRows(rows), rows: rows.map(withColumns) };
  },
};

export const csvRoutes = [...exportRoutes, importRoute];
