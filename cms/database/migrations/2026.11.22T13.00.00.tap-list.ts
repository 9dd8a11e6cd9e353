/** Taprooms get the age at which staff are reminded to check the tap list. Empty means never, so stored ones get the default. */
import type { Transaction } from '#lib/mutex';
import { hasColumn, hasTable } from '#lib/saved-rows';

const column = 'tap_list_max_age_hours';
const defaultHours = 24;

export async function up(trx: Transaction): Promise<void> {
  if (!(await hasTable(trx, 'taprooms')) || (await hasColumn(trx, 'taprooms', column))) return;
  await trx.schema.alterTable('taprooms', (table: { integer(name: string): unknown }) => table.integer(column));
  await trx('taprooms').update({ [column]: defaultHours });
}
