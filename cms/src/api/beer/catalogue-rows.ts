/** The whole catalogue as rows of its CSV file. */
import { beerCsvRow } from '#domain/beer/csv';
import { batchedRows } from '#lib/batches';
import { beerUid, type BeerDocument } from './populate';
import { staffBeer } from './serialize';

const byName = [{ name: 'asc' }, { id: 'asc' }];

export async function* catalogueRows(): AsyncGenerator<string[]> {
  for await (const beer of batchedRows<BeerDocument>(beerUid, { orderBy: byName })) yield beerCsvRow(staffBeer(beer));
}
