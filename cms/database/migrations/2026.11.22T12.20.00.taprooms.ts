/** The taprooms were locations with hours and contact; all else about them was in the site's code. */
import type { Transaction } from '#lib/mutex';
import { hasTable, saveRows } from '#lib/saved-rows';

export async function up(trx: Transaction): Promise<void> {
  if (!(await hasTable(trx, 'locations')) || (await hasTable(trx, 'taprooms'))) return;
  // Also saved if it has no rows: before the first save of a location, the defaults applied.
  await saveRows(trx, 'taprooms', trx('locations').select('location').whereNot({ location: 'main-website' }));
}
