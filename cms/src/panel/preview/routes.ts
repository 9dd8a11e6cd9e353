/** `POST /brewery-panel/preview`: a link to the page of a form's unsaved values. */
import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as z from 'zod';
import { isPermitted, createPermissionChecker } from '../ability';
import type { AdminRoute } from '../routes';
import { getPanelUserId } from '#lib/panel-user';
import { toDocumentData } from './form-values';
import { createPreviewLink } from './links';
import { isPreviewed } from './previewed-types';
import { saveUnsaved } from './unsaved-values';

type Data = Record<string, unknown>;

const input = z.object({
  type: z.string().refine(isPreviewed),
  documentId: z.string().nullable(),
  values: z.record(z.string(), z.unknown()),
});

/** Previewing unsaved values needs the permission to save them, and shows only those that the role may change. */
async function pickPermitted(
  ctx: Context,
  type: UID.ContentType,
  documentId: string | null,
  data: Data,
): Promise<Data> {
  if (!isPermitted(ctx, documentId === null ? 'create' : 'update', type)) throw new errors.ForbiddenError();
  const { cannot, sanitizeCreateInput, sanitizeUpdateInput } = createPermissionChecker(ctx, type);
  if (documentId === null) return (await sanitizeCreateInput(data)) as Data;
  const stored: object | null = await strapi.db.query(type).findOne({ where: { documentId }, populate: ['createdBy'] });
  if (!stored) throw new errors.NotFoundError('The document no longer exists');
  if (cannot.update(stored)) throw new errors.ForbiddenError();
  return (await sanitizeUpdateInput(stored)(data)) as Data;
}

async function previewUnsaved(ctx: Context) {
  const { data: body } = input.safeParse(ctx.request.body);
  if (!body) throw new errors.ValidationError('A preview needs the type and the values of a form');
  const { type, documentId, values } = body;
  const now = new Date();
  const data = await pickPermitted(ctx, type, documentId, toDocumentData(type, values));
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
