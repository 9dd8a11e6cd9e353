/** Changes all records or none, through the document service, whose checks apply to each of them. */
import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { BulkChange, BulkResult, BulkType } from '#domain/panel/bulk';
import { toBatches } from '#lib/batches';
import { forbidden } from '#lib/errors';
import { createPermissionChecker } from '../permission-checker';

type Row = Record<string, unknown> & { documentId: string };

type Selection = { ids: readonly string[]; change: BulkChange; tag: string };

/** In the order of their ids, so that two calls that change the same records can't deadlock. */
async function findRows({ uid, plural }: BulkType, ids: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const batch of toBatches(ids)) {
    const where = { documentId: { $in: batch } };
    rows.push(...((await strapi.db.query(uid as UID.Schema).findMany({ where, populate: ['createdBy'] })) as Row[]));
  }
  if (rows.length < ids.length) {
    const missing = ids.length - rows.length;
    throw new errors.ValidationError(
      `${missing} of the selected ${plural} ${missing === 1 ? 'was' : 'were'} deleted. Please reload the list.`,
    );
  }
  return rows.sort((left, right) => (left.documentId < right.documentId ? -1 : 1));
}

/** The reason names the record, because the list shows no fields. */
function rejectRecord(error: unknown, row: Row, { nameField, singular }: BulkType): never {
  if (!(error instanceof errors.ValidationError)) throw error;
  const name = String(row[nameField] ?? '').trim() || `A ${singular} without a name`;
  throw new errors.ValidationError(`“${name}”: ${error.message.replace(/\.$/, '')}.`);
}

export async function changeRecords(
  ctx: Context,
  type: BulkType,
  { ids, change, tag }: Selection,
): Promise<BulkResult> {
  const { cannot } = createPermissionChecker(ctx, type.uid);
  const documents = strapi.documents(type.uid as UID.ContentType);
  // Strapi types the result as a promise of a promise.
  return strapi.db
    .transaction(async () => {
      const rows = await findRows(type, [...new Set(ids)]);
      if (rows.some((row) => cannot.update(row, change.field))) throw forbidden();
      let changed = 0;
      for (const row of rows) {
        const data = change.toData(row, tag);
        if (!data) continue;
        changed += 1;
        await documents
          .update({ documentId: row.documentId, data })
          .catch((error: unknown) => rejectRecord(error, row, type));
      }
      return { changed, unchanged: rows.length - changed };
    })
    .then((result) => result);
}
