/** The whole catalogue as rows of its CSV file, a page of beers at a time, so that its size does not matter. */
import { beerCsvRow } from '#domain/beer/csv';
import { beerUid } from './populate';
import { staffBeer } from './serialize';

const pageSize = 200;

export async function* catalogueRows(): AsyncGenerator<string[]> {
  for (let start = 0; ; start += pageSize) {
    const beers = await strapi.documents(beerUid).findMany({ sort: ['name', 'id'], start, limit: pageSize });
    for (const beer of beers) yield beerCsvRow(staffBeer(beer));
    if (beers.length < pageSize) return;
  }
}
