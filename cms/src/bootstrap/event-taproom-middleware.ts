/**
 * Rejects events in a taproom that is being deleted at the same time: writes of events hold the taproom lock shared,
 * writes of taprooms exclusively.
 */
import type { Core } from '@strapi/strapi';
import { isPanelRequest } from '#lib/panel-request';
import { rejectedFields } from '#lib/reject-fields';
import { findTaproomNames } from '#lib/taproom/queries';
import { lockTaproomsShared } from '#lib/taproom/rules';
import { eventUid } from '../api/event/document';

type Reference = { documentId?: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The API sets the relation to a document id, the panel connects it. */
function listDocumentIds(taproom: unknown): string[] {
  if (typeof taproom === 'string') return [taproom];
  if (!isObject(taproom)) return [];
  const references = ['connect', 'set'].flatMap((key) => [Reflect.get(taproom, key) ?? []].flat() as unknown[]);
  return [taproom, ...references].flatMap((reference) => {
    const documentId = isObject(reference) ? (reference as Reference).documentId : reference;
    return typeof documentId === 'string' ? [documentId] : [];
  });
}

async function rejectDeleted(taproom: unknown): Promise<void> {
  const ids = listDocumentIds(taproom);
  if (ids.length === 0) return;
  const stored = (await findTaproomNames()).map(({ documentId }) => documentId);
  if (ids.every((id) => stored.includes(id))) return;
  throw rejectedFields([{ path: isPanelRequest() ? 'taproom' : 'tapRoom', msg: 'Please choose a valid tap room' }]);
}

export function registerEventTaproomMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(({ uid, action, params }, next) => {
    const data: unknown = uid === eventUid ? Reflect.get(params, 'data') : undefined;
    const writesTaproom = ['create', 'clone', 'update'].includes(action) && isObject(data) && 'taproom' in data;
    if (!writesTaproom) return next();
    return strapi.db
      .transaction(async () => {
        await lockTaproomsShared();
        await rejectDeleted(Reflect.get(data, 'taproom'));
        return next();
      })
      .then((result) => result);
  });
}
