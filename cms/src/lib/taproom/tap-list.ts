/** The tap list of a taproom that is deleted: its taps, checks, changes, history and visits. */
import type { UID } from '@strapi/strapi';
import type { TaproomDocument } from './document';
import { deleteVisitsOf } from './visit-table';

const types: UID.ContentType[] = ['api::pouring.pouring', 'api::tap.tap', 'api::list-check.list-check'];

type Row = { documentId: string };

/** Call before the taproom is deleted: afterwards, its records could not be found. */
export async function deleteTapListOf({ id, documentId }: Pick<TaproomDocument, 'id' | 'documentId'>): Promise<void> {
  for (const uid of types) {
    const rows: Row[] = await strapi.db.query(uid).findMany({ select: ['documentId'], where: { taproom: { id } } });
    for (const row of rows) await strapi.documents(uid).delete({ documentId: row.documentId });
  }
  await strapi.db.query('api::tap-change.tap-change').deleteMany({ where: { taproomKey: documentId } });
  await deleteVisitsOf(documentId);
}
