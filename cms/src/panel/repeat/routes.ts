/** What the "Repeat…" action of events in the panel calls. */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { eventRepeat } from '#domain/event/repeat-input';
import { repeatQuery } from '#domain/panel/event-repeat';
import { parseBody, parseQuery } from '#lib/parse';
import { pathParam } from '#lib/path-param';
import { repeatEvent } from '../../api/event/copies';
import { eventUid } from '../../api/event/document';
import { staffEvent } from '../../api/event/serialize';
import { type AdminRoute, registerAdminRoutes } from '../admin-routes';
import { assertPermitted, panelUserId } from '../event-access';
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
  const by = panelUserId(ctx);
  const copies = await repeatEvent(
    documentId,
    (stored) => parseBody(eventRepeat(staffEvent(stored)), ctx.request.body),
    { areDrafts: true, stamp: { createdBy: by, updatedBy: by } },
  );
  return { documentIds: copies.map((copy) => copy.documentId) };
}

const routes: AdminRoute[] = [
  {
    method: 'GET',
    path: '/events/:id/repeat',
    permissions: { actions: ['read'], subject: eventUid },
    handle: showDates,
  },
  {
    method: 'POST',
    path: '/events/:id/repeat',
    permissions: { actions: ['read', 'create'], subject: eventUid },
    handle: createDrafts,
  },
];

export const registerRepeatRoutes = (strapi: Core.Strapi): void => registerAdminRoutes(strapi, routes);
