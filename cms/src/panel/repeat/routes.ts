/** What the "Repeat…" action of events in the panel calls. */
import type { Context } from 'koa';
import { eventRepeat } from '#domain/event/repeat-input';
import { repeatQuery } from '#domain/panel/event-repeat';
import { parseBody, parseQuery } from '#lib/parse';
import { pathParam } from '#lib/path-param';
import { repeatEvent } from '../../api/event/copies';
import { eventUid } from '../../api/event/document';
import { staffEvent } from '../../api/event/serialize';
import type { AdminRoute } from '../admin-routes';
import { assertPermitted } from '../event-access';
import { getPanelUserId } from '#lib/panel-user';
import { previewRepeat } from './preview';

async function showDates(ctx: Context) {
  const documentId = pathParam(ctx, 'id');
  const recurrence = parseQuery(repeatQuery, ctx.querystring);
  await assertPermitted(ctx, 'read', documentId);
  return previewRepeat(documentId, recurrence, new Date());
}

/** In the panel, copies are drafts: it has no way to undo. */
async function createDrafts(ctx: Context) {
  const documentId = pathParam(ctx, 'id');
  await assertPermitted(ctx, 'read', documentId);
  const userId = getPanelUserId(ctx);
  const copies = await repeatEvent(
    documentId,
    (stored) => parseBody(eventRepeat(staffEvent(stored)), ctx.request.body),
    { areDrafts: true, stamp: { createdBy: userId, updatedBy: userId } },
  );
  return { documentIds: copies.map((copy) => copy.documentId) };
}

export const repeatRoutes: AdminRoute[] = [
  {
    method: 'GET',
    path: '/events/:id/repeat',
    access: { actions: ['read'], subject: eventUid },
    handle: showDates,
  },
  {
    method: 'POST',
    path: '/events/:id/repeat',
    access: { actions: ['read', 'create'], subject: eventUid },
    handle: createDrafts,
  },
];
