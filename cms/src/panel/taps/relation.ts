/** The record of a to-one relation after a write: the panel connects and disconnects it, other code sets it. */
import type { UID } from '@strapi/strapi';

type Reference = { id?: unknown; documentId?: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Undefined if the relation is not written, null if it is removed. */
function findReference(value: unknown): unknown {
  if (value === undefined || value === null) return value;
  if (Array.isArray(value)) return value.at(-1) ?? null;
  if (!isObject(value) || !['connect', 'disconnect', 'set'].some((key) => key in value)) return value;
  const { connect = [], disconnect = [], set } = value as Record<'connect' | 'disconnect' | 'set', unknown[]>;
  const [connected, removed] = [[connect, set ?? []].flat().at(-1), [disconnect].flat().length > 0];
  return connected ?? (removed || set ? null : undefined);
}

function toWhere(reference: unknown): object {
  if (!isObject(reference)) return typeof reference === 'number' ? { id: reference } : { documentId: reference };
  const { id, documentId } = reference as Reference;
  return typeof documentId === 'string' ? { documentId } : { id };
}

/** The id of the record; `stored` if the relation is not written, null if it has none or an unknown one. */
export async function resolveRelation(
  uid: UID.ContentType,
  value: unknown,
  stored: { documentId: string } | null | undefined,
): Promise<string | null> {
  const reference = findReference(value);
  if (reference === undefined) return stored?.documentId ?? null;
  if (reference === null) return null;
  const found: { documentId: string } | null = await strapi.db
    .query(uid)
    .findOne({ select: ['documentId'], where: toWhere(reference) });
  return found?.documentId ?? null;
}
