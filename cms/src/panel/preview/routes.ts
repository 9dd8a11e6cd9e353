/** `POST /brewery-panel/preview`: a link to the page of a form's unsaved values. */
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as z from 'zod';
import { isPermitted } from '../ability';
import type { AdminRoute } from '../admin-routes';
import { getPanelUserId } from '../panel-user';
import { toDocumentData } from './form-values';
import { createPreviewLink } from './links';
import { isPreviewed } from './previewed-types';
import { saveUnsaved } from './unsaved-values';

const input = z.object({
  type: z.string().refine(isPreviewed),
  documentId: z.string().nullable(),
  values: z.record(z.string(), z.unknown()),
});

/** Previewing unsaved values needs the permission to save them. */
function requirePermission(ctx: Context, type: string, documentId: string | null): void {
  if (!isPermitted(ctx, documentId === null ? 'create' : 'update', type)) throw new errors.ForbiddenError();
}

async function previewUnsaved(ctx: Context) {
  const { data: body } = input.safeParse(ctx.request.body);
  if (!body) throw new errors.ValidationError('A preview needs the type and the values of a form');
  const { type, documentId, values } = body;
  requirePermission(ctx, type, documentId);
  const now = new Date();
  const data = toDocumentData(type, values);
  const link = await createPreviewLink(ctx, { type, documentId, data }, now);
  if (!link) throw new errors.ApplicationError('No page shows this yet');
  const owner = { type, documentId, userId: getPanelUserId(ctx) };
  await saveUnsaved(owner, data, link.claims.expiresAt, now);
  return { url: link.url };
}

export const previewRoute: AdminRoute = {
  method: 'POST',
  path: '/preview',
  access: 'signed-in',
  handle: previewUnsaved,
};
