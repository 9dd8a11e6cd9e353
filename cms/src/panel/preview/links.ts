/** The links to previews that the panel requests: Strapi's own "Open preview", and that of a form's unsaved values. */
import type { Context } from 'koa';
import type { Core, UID } from '@strapi/strapi';
import { settings } from '#lib/settings';
import { isPermitted } from '../ability';
import { getPanelSessionId, getPanelUserId } from '#lib/panel-user';
import { findPreviewedType } from './previewed-types';
import { createToken, getExpiry, type PreviewClaims } from './token';
import { withDraft, type DraftSource } from './with-draft';

/** The panel's URL as it is configured, and as the browser uses it. */
function panelOrigins({ origin }: Context): string[] {
  const { panelUrl } = settings();
  return [...new Set([...(panelUrl ? [new URL(panelUrl).origin] : []), origin])];
}

const toUrl = (path: string, token: string) => `${settings().publicUrl}${encodeURI(path)}?preview=${token}`;

/** Null if no page shows the document. Throws a ValidationError if its values can't be saved. */
export async function createPreviewLink(ctx: Context, source: DraftSource, now: Date) {
  const path = await withDraft(source, async ({ row }) => findPreviewedType(source.type)?.findPath(row));
  if (!path) return null;
  const claims: PreviewClaims = {
    type: source.type,
    documentId: source.documentId,
    hasUnsaved: source.data !== null,
    userId: getPanelUserId(ctx),
    sessionId: getPanelSessionId(ctx),
    panelOrigins: panelOrigins(ctx),
    expiresAt: getExpiry(now),
  };
  return { url: toUrl(path, createToken(claims)), claims };
}

/** Strapi's preview handler. Without a URL, the panel shows no "Open preview". */
async function getPreviewUrl(uid: UID.ContentType, { documentId }: { documentId?: string }) {
  const ctx = strapi.requestContext.get() as Context | undefined;
  if (!ctx || !documentId || !findPreviewedType(uid) || !isPermitted(ctx, 'read', uid)) return undefined;
  const link = await createPreviewLink(ctx, { type: uid, documentId, data: null }, new Date());
  return link?.url;
}

/** Not in config/admin.ts, whose imports are part of the panel's build. */
export const registerPreviewHandler = (strapi: Core.Strapi) =>
  strapi.config.set('admin.preview.config.handler', getPreviewUrl);
