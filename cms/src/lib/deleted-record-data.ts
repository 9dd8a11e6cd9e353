/** Migrates the data of deleted records that can still be restored. */
import type { Transaction } from './mutex';
import { hasTable } from './saved-rows';

type RecordData = Record<string, unknown>;
type Row = { id: number; data: string | RecordData };

export async function changeDeletedRecords(
  trx: Transaction,
  type: string,
  change: (data: RecordData) => RecordData,
): Promise<void> {
  if (!(await hasTable(trx, 'deleted_records'))) return;
  const rows: Row[] = await trx('deleted_records').where({ type }).select('id', 'data');
  for (const { id, data } of rows) {
    // SQLite returns JSON as text.
    const changed = change(typeof data === 'string' ? (JSON.parse(data) as RecordData) : data);
    await trx('deleted_records')
      .where({ id })
      .update({ data: JSON.stringify(changed) });
  }
}
