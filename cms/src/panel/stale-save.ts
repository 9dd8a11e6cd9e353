/** Rejects a save of the panel's form if its document has changed since the form loaded it. */
import { inTransaction } from '#lib/database/transaction';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { isStale } from '#domain/shared/optimistic-lock';
import { formatFullName, getPanelUser, type PanelUser } from '#lib/panel-user';
import { isOnPostgres } from '#lib/settings';

const formPath = /^\/content-manager\/(?:collection|single)-types\/([^/]+)(?:\/([^/]+))?$/;

/** The version that the form loaded, which it sends as `If-Match`; null if this is no save of its document. */
function getFormVersion(uid: string, documentId: unknown): string | null {
  const ctx = strapi.requestContext.get() as Context | undefined;
  if (!ctx || ctx.method !== 'PUT') return null;
  const [, type, id] = formPath.exec(ctx.path) ?? [];
  const version = ctx.get('If-Match').replaceAll('"', '');
  return type === uid && (id === undefined || id === documentId) && version !== '' ? version : null;
}

type Stored = { updatedAt: string | Date | null; updatedBy: PanelUser | null };

const nameOf = (user: PanelUser) => formatFullName(user) ?? (user.username || 'Another user of the panel');

function findSubject({ updatedBy }: Stored): string {
  if (!updatedBy) return 'This was changed outside the panel';
  return updatedBy.id === getPanelUser()?.id ? 'You changed this in another tab' : `${nameOf(updatedBy)} changed this`;
}

const whatToDo = 'Nothing was saved; your edits are still here. Copy them, reload the page, and enter them again.';

/** A ValidationError, for which Strapi's form keeps its values; the panel middleware returns 409. */
export class StaleSaveError extends errors.ValidationError {
  constructor(stored: Stored) {
    const message = `${findSubject(stored)} after you had opened it. ${whatToDo}`;
    super(message, { errors: [{ path: ['version'], message, name: 'ValidationError' }] });
  }
}

/**
 * No other write of the document comes between the check and the save. Every update takes the lock of the row before it
 * writes to components, so that two of them can't wait for each other. SQLite runs one transaction at a time.
 */
async function lockRow(strapi: Core.Strapi, uid: UID.Schema, documentId: unknown): Promise<void> {
  if (!isOnPostgres()) return;
  const { tableName } = strapi.db.metadata.get(uid);
  await strapi.db.transaction(({ trx }) =>
    trx.raw('select id from ?? where document_id = ? for update', [tableName, String(documentId)]),
  );
}

async function rejectStale(strapi: Core.Strapi, uid: UID.Schema, documentId: unknown, version: string): Promise<void> {
  const stored: Stored | null = await strapi.db.query(uid).findOne({
    select: ['updatedAt'],
    where: { documentId: String(documentId) },
    populate: { updatedBy: { select: ['id', 'firstname', 'lastname', 'username'] } },
  });
  if (stored && isStale(stored, version)) throw new StaleSaveError(stored);
}

/** Registered last: it runs after all other checks have taken their locks. */
export function registerStaleSaveCheck(strapi: Core.Strapi): void {
  strapi.documents.use(({ uid, action, params, contentType }, next) => {
    const data: object | undefined = Reflect.get(params, 'data');
    if (action !== 'update' || !data) return next();
    const documentId: unknown = Reflect.get(params, 'documentId');
    // Strapi sets the user for its own forms only. Otherwise, the error would name the previous user for other changes.
    if ('updatedBy' in contentType.attributes && !('updatedBy' in data))
      Reflect.set(data, 'updatedBy', getPanelUser()?.id ?? null);
    return inTransaction(async () => {
      await lockRow(strapi, uid, documentId);
      const version = getFormVersion(uid, documentId);
      if (version !== null) await rejectStale(strapi, uid, documentId, version);
      return next();
    });
  });
}
