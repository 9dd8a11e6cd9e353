/** The rows of an export: the records that the panel's list would show, without the fields that the role may not read. */
import type { UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { toBatches } from '#lib/batches';
import { createPermissionChecker } from '../permission-checker';
import type { csvExports } from './exports';

type CsvExport = (typeof csvExports)[number];
type Stored = { id: number };

/** Fixed at the start: records that are added or deleted during the download don't shift the others. */
async function findIds(ctx: Context, uid: UID.ContentType): Promise<number[]> {
  const { filters, sort, _q } = ctx.query;
  const listed = Object.fromEntries(
    Object.entries({ filters, sort, _q }).filter(([, value]) => value !== undefined && value !== ''),
  );
  const query = await createPermissionChecker(ctx, uid).sanitizedQuery.read(listed);
  const rows: object[] = await strapi.documents(uid).findMany({ ...query, fields: ['id'], limit: -1 });
  return (rows as Stored[]).map(({ id }) => id);
}

async function findBatch(uid: UID.ContentType, ids: number[]): Promise<object[]> {
  const rows: Stored[] = await strapi.db.query(uid).findMany({ where: { id: { $in: ids } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function* readCsvRows(ctx: Context, { uid, attributes, toRow }: CsvExport): AsyncGenerator<string[]> {
  const { cannot } = createPermissionChecker(ctx, uid);
  const isHidden = attributes.map((attribute) => attribute !== '' && cannot.read(undefined, attribute));
  const ids = await findIds(ctx, uid as UID.ContentType);
  for (const batch of toBatches(ids)) {
    for (const row of await findBatch(uid as UID.ContentType, batch))
      yield toRow(row).map((cell, index) => (isHidden[index] ? '' : cell));
  }
}
