/** The record of a to-one relation after a write: the panel connects and disconnects it, other code sets it. */
import type { UID } from '@strapi/strapi';

type Reference = { id?: unknown; documentId?: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Undefined if the relation is not written, such as the `{ count: 1 }` of a response; null if it is removed. */
function findReference(value: unknown): unknown {
  if (value === undefined || value === null) return value;
  if (Array.isArray(value)) return value.at(-1) ?? null;
  if (!isObject(value) || 'id' in value || 'documentId' in value) return value;
  const { connect = [], disconnect = [], set } = value as Record<'connect' | 'disconnect' | 'set', unknown[]>;
  const [connected, removed] = [[connect, set ?? []].flat().at(-1), [disconnect].flat().length > 0];
  return connected ?? (removed || set ? null : undefined);
}

/** The largest id of PostgreSQL's integer columns, which reject others with an error. */
const maxId = 2 ** 31 - 1;

/** Null for what identifies no record. */
function toWhere(reference: unknown): object | null {
  if (typeof reference === 'string') return { documentId: reference };
  const { id, documentId } = isObject(reference) ? (reference as Reference) : { id: reference, documentId: undefined };
  if (typeof documentId === 'string') return { documentId };
  const number = Number(id);
  return Number.isInteger(number) && number > 0 && number <= maxId ? { id: number } : null;
}

/** The id of the record; `stored` if the relation is not written, null if it has none or an unknown one. */
export async function resolveRelation(
  uid: UID.ContentType,
  value: unknown,
  stored: { documentId: string } | null | undefined,
): Promise<string | null> {
  const reference = findReference(value);
  if (reference === undefined) return stored?.documentId ?? null;
  const where = reference === null ? null : toWhere(reference);
  if (where === null) return null;
  const found: { documentId: string } | null = await strapi.db.query(uid).findOne({ select: ['documentId'], where });
  return found?.documentId ?? null;
}
