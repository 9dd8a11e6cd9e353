/**
 * Runs work in a database in which the previewed document is public. It is a transaction that is always rolled back, so that
 * the API's own queries, rules and serializers apply, and nothing is stored, announced or deleted.
 */
import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { withoutAudit } from '#lib/audit/types';
import { findRow } from './links';
import { findPreviewedType, hiddenValues, type Row } from './previewed-types';

export type Draft = {
  row: Row;
  /** Whether visitors can't see the document as it is stored. */
  isHidden: boolean;
};

/** Ends the transaction. */
class RollbackError extends Error {}

/** Switches the document's page on; returns whether it was off. */
async function switchPageOn(setting: string | undefined): Promise<boolean> {
  if (setting === undefined) return false;
  const { count } = await strapi.db
    .query('api::site-settings.site-settings')
    .updateMany({ where: { [setting]: false }, data: { [setting]: true } });
  return count > 0;
}

async function writeDraft(type: UID.ContentType, documentId: string): Promise<Draft> {
  const definition = findPreviewedType(type);
  const row = await findRow(type, documentId);
  if (!definition || !row) throw new errors.NotFoundError('The document no longer exists');
  const wasOff = await switchPageOn(definition.pageSetting);
  const values = hiddenValues(definition, row);
  if (values.length === 0) return { row, isHidden: wasOff };
  const data = Object.fromEntries(values);
  // The rules of the document service don't matter here: a taproom may lack what a public one needs.
  await strapi.db.query(type).update({ where: { id: row.id }, data });
  return { row: { ...row, ...data }, isHidden: true };
}

export async function withDraft(
  type: UID.ContentType,
  documentId: string,
  work: (draft: Draft) => Promise<void>,
): Promise<void> {
  try {
    await withoutAudit(() =>
      strapi.db.transaction(async () => {
        await work(await writeDraft(type, documentId));
        throw new RollbackError();
      }),
    );
  } catch (error) {
    if (!(error instanceof RollbackError)) throw error;
  }
}
