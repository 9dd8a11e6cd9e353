/** The whole catalogue as CSV, a page of beers at a time, so that its size does not matter. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { beerCsvHeader, beerCsvRow } from '#domain/beer/csv';
import { beerUid } from './populate';
import { staffBeer } from './serialize';

const pageSize = 200;

async function* rows() {
  yield beerCsvHeader;
  for (let start = 0; ; start += pageSize) {
    const beers = await strapi.documents(beerUid).findMany({ sort: ['name', 'id'], start, limit: pageSize });
    for (const beer of beers) yield beerCsvRow(staffBeer(beer));
    if (beers.length < pageSize) return;
  }
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export const catalogueCsv = (): Readable =>
  Readable.from(rows()).pipe(stringify({ bom: true, record_delimiter: 'windows' }));
