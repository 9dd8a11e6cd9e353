/** `POST /brewery-panel/preview`: a link to the page of a form's unsaved values. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as z from 'zod';
import { toDocumentData } from './form-values';
import { createPreviewLink, type PanelUser } from './links';
import { isPreviewed } from './previewed-types';
import { saveUnsaved } from './unsaved-values';

const input = z.object({
  type: z.string().refine(isPreviewed),
  documentId: z.string().nullable(),
  values: z.record(z.string(), z.unknown()),
});

type Ability = { can: (action: string, subject: string) => boolean };

/** Previewing unsaved values needs the permission to save them. */
function requirePermission(ctx: Context, type: string, documentId: string | null): void {
  const action = documentId === null ? 'create' : 'update';
  if (!(ctx.state['userAbility'] as Ability).can(`plugin::content-manager.explorer.${action}`, type)) {
    throw new errors.ForbiddenError();
  }
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
  const owner = { type, documentId, userId: (ctx.state['user'] as PanelUser).id };
  await saveUnsaved(owner, data, link.claims.expiresAt, now);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { url: link.url };
}

export function registerPreviewRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/brewery-panel',
    routes: [
      {
        method: 'POST',
        path: '/preview',
        handler: previewUnsaved,
        info: { type: 'admin' as const },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  });
}
