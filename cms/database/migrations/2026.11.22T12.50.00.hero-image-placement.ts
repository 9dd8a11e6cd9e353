/**
 * Hero images had a location and a page, of which most pairs were shown nowhere. Now they have one placement: a page of the
 * main website, or the slug of a taproom. Images of other pairs keep their row, inactive and after the others.
 */
import type { Transaction } from '#lib/mutex';
import { hasColumn } from '#lib/saved-rows';

type Row = { id: number; location: string; page: string; position: number };

const taproomPages: Record<string, string> = { auburn: 'taproom', folsom: 'home' };

const isShown = ({ location, page }: Row) =>
  location === 'main-website' ? page !== 'taproom' : (taproomPages[location] ?? page) === page;

/** No page of the main website is called `taproom`. */
const toPlacement = ({ location, page }: Row) => {
  if (location !== 'main-website') return location;
  return page === 'taproom' ? 'home' : page;
};

export async function up(trx: Transaction): Promise<void> {
  if (!(await hasColumn(trx, 'hero_images', 'page'))) return;
  await trx.raw('alter table hero_images add column placement varchar(255)');
  const rows: Row[] = await trx('hero_images').select('id', 'location', 'page', 'position');
  const end = Math.max(0, ...rows.map(({ position }) => position)) + 1;
  for (const row of rows) {
    const hidden = isShown(row) ? {} : { is_active: false, position: end + row.position };
    const change = { placement: toPlacement(row), ...hidden };
    await trx('hero_images').where({ id: row.id }).update(change);
  }
}
