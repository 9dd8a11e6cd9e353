/**
 * The unsaved values of panel forms whose pages are previewed: one version for each user and document, shared by all
 * replicas, and deleted after the links to it have expired.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { withoutAudit } from '#lib/audit/types';
import type { PreviewClaims } from './links';

const storeUid = 'strapi::core-store';
const keyPrefix = 'brewery_preview_';

const stored = z.object({ data: z.record(z.string(), z.unknown()), expiresAt: z.number() });

type Owner = Pick<PreviewClaims, 'type' | 'documentId' | 'userId'>;
type Row = { id: number; key: string; value: string };

const keyOf = ({ type, documentId, userId }: Owner) =>
  keyPrefix +
  createHash('sha256')
    .update(JSON.stringify([userId, type, documentId]))
    .digest('hex')
    .slice(0, 32);

const readRow = ({ value }: Row) => stored.safeParse(JSON.parse(value)).data;

async function deleteExpired(now: Date): Promise<void> {
  const rows: Row[] = await strapi.db.query(storeUid).findMany({ where: { key: { $startsWith: keyPrefix } } });
  const expired = rows.filter((row) => (readRow(row)?.expiresAt ?? 0) <= now.getTime());
  if (expired.length === 0) return;
  await strapi.db.query(storeUid).deleteMany({ where: { id: { $in: expired.map(({ id }) => id) } } });
}

/** No entry of the audit log: nothing is changed that others see. */
export const saveUnsaved = (owner: Owner, data: object, expiresAt: number, now: Date): Promise<void> =>
  withoutAudit(() => storeValues(owner, data, expiresAt, now));

async function storeValues(owner: Owner, data: object, expiresAt: number, now: Date): Promise<void> {
  await deleteExpired(now);
  const key = keyOf(owner);
  const value = JSON.stringify({ data, expiresAt });
  const changed = await strapi.db.query(storeUid).updateMany({ where: { key }, data: { value } });
  if (changed.count === 0) await strapi.db.query(storeUid).create({ data: { key, value, type: 'object' } });
}

export async function findUnsaved(owner: Owner, now: Date): Promise<Record<string, unknown> | null> {
  const row: Row | null = await strapi.db.query(storeUid).findOne({ where: { key: keyOf(owner) } });
  const found = row && readRow(row);
  return found && found.expiresAt > now.getTime() ? found.data : null;
}
