import { beerCsv, beerCsvRow } from '#domain/beer/csv';
import type { BeerInput, BeerUpdate } from '#domain/beer/input';
import type { Beer } from '#domain/beer/schema';
import { toNameKey } from '#domain/beer/search';
import type { ImportTarget } from '#lib/csv-import';
import { updateImported } from '#lib/import-undo';
import { batchedRows } from '#lib/rows';
import { beerPopulate, beerUid, staffBeer, toBeerDocument, withBeerLock, type BeerDocument } from './document';
import { resolveNewSlug } from './mutations';

async function findByKey(keys: string[]): Promise<Map<string, Beer>> {
  const beers: BeerDocument[] = await strapi.db
    .query(beerUid)
    .findMany({ where: { nameKey: { $in: keys } }, populate: beerPopulate });
  return new Map(beers.map((beer) => [toNameKey(beer.name ?? ''), staffBeer(beer)]));
}

async function insertBeers(beers: BeerInput[]): Promise<(number | string)[]> {
  const taken = new Set<string>();
  const publishedAt = new Date();
  const data: object[] = [];
  for (const beer of beers) {
    const slug = await resolveNewSlug(null, beer.name, { isTaken: (candidate) => taken.has(candidate) });
    taken.add(slug);
    const { awards: _awards, ...fields } = toBeerDocument(beer);
    data.push({ ...fields, slug, publishedAt });
  }
  return (await strapi.db.query(beerUid).createMany({ data })).ids;
}

export const beerImport: ImportTarget<Beer, BeerInput, BeerUpdate> = {
  type: beerUid,
  definition: beerCsv,
  lock: withBeerLock,
  find: findByKey,
  insert: insertBeers,
  update: ({ _id }, changes) => updateImported(beerUid, _id, toBeerDocument(changes)),
};

const byName = [{ sortName: 'asc' }, { id: 'asc' }];

export async function* exportBeers(): AsyncGenerator<string[]> {
  for await (const beer of batchedRows<BeerDocument>(beerUid, { orderBy: byName })) yield beerCsvRow(staffBeer(beer));
}
