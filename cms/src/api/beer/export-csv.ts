import { beerCsvRow } from '#domain/beer/csv';
import { batchedRows } from '#lib/batches';
import { beerUid, type BeerDocument } from './document';
import { staffBeer } from './serialize';

const byName = [{ sortName: 'asc' }, { id: 'asc' }];

export async function* exportBeers(): AsyncGenerator<string[]> {
  for await (const beer of batchedRows<BeerDocument>(beerUid, { orderBy: byName })) yield beerCsvRow(staffBeer(beer));
}
