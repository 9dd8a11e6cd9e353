/**
 * Runs work in a database that has the previewed document as visitors would see it: with the unsaved values of the form,
 * and public. It is a transaction that is always rolled back, so that the API's own queries, rules and serializers apply,
 * and nothing is stored, announced or deleted.
 */
import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { withoutAudit } from '#lib/audit/types';
import { findPreviewedType, type Row } from './previewed-types';

export type DraftSource = {
  type: UID.ContentType;
  /** Null for a document that was never saved. */
  documentId: string | null;
  /** Null: the document as it is stored. */
  data: Record<string, unknown> | null;
};

export type Draft = {
  row: Row;
  /** Whether visitors can't see the document as it is stored. */
  isHidden: boolean;
};

/** Ends the transaction. */
class RollbackError extends Error {}

const findRow = (uid: UID.ContentType, documentId: string): Promise<Row | null> =>
  strapi.db.query(uid).findOne({ where: { documentId } });

async function writeUnsaved({ type, documentId, data }: DraftSource): Promise<string | null> {
  if (!data) return documentId;
  // The middlewares of the document service complete and normalize the data.
  const copy = structuredClone(data) as never;
  if (documentId === null) return (await strapi.documents(type).create({ data: copy })).documentId;
  return (await strapi.documents(type).update({ documentId, data: copy }))?.documentId ?? null;
}

/** Switches the document's page on; returns whether it was off. */
async function switchPageOn(setting: string | undefined): Promise<boolean> {
  if (setting === undefined) return false;
  const { count } = await strapi.db
    .query('api::site-settings.site-settings')
    .updateMany({ where: { [setting]: false }, data: { [setting]: true } });
  return count > 0;
}

async function writeDraft(source: DraftSource): Promise<Draft> {
  const definition = findPreviewedType(source.type);
  const documentId = await writeUnsaved(source);
  const row = documentId === null ? null : await findRow(source.type, documentId);
  if (!definition || !row) throw new errors.NotFoundError('The document no longer exists');
  const wasOff = await switchPageOn(definition.pageSetting);
  const values = Object.entries(definition.publicValues(row)).filter(([name, value]) => row[name] !== value);
  if (values.length === 0) return { row, isHidden: wasOff };
  const data = Object.fromEntries(values);
  // The rules of the document service don't matter here: a taproom may lack what a public one needs.
  await strapi.db.query(source.type).update({ where: { id: row.id }, data });
  return { row: { ...row, ...data }, isHidden: true };
}

export async function withDraft<Result>(source: DraftSource, work: (draft: Draft) => Promise<Result>): Promise<Result> {
  const done: { result?: Result } = {};
  try {
    await withoutAudit(() =>
      strapi.db.transaction(async () => {
        done.result = await work(await writeDraft(source));
        throw new RollbackError();
      }),
    );
  } catch (error) {
    if (!(error instanceof RollbackError)) throw error;
  }
  return done.result as Result;
}
