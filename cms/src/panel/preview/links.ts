/**
 * The links from the panel to the site: signed ones to previews, which Strapi's preview handler returns, and "View on site".
 * A link to a preview is valid for minutes, for one document and until its panel user signs out.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import * as z from 'zod';
import { pathNotFound } from '#lib/errors';
import { getPanelSessionId, getPanelUserId } from '#lib/panel-user';
import { secretFor } from '#lib/secrets';
import { settings } from '#lib/settings';
import { type AdminRoute, isPermitted } from '../admin-route';
import { findPreviewedType, hiddenValues, type Row } from './previewed-types';
import { errors } from '@strapi/utils';
import { withoutAudit } from '#lib/audit/types';

/** Long enough to look at a page at leisure; the panel signs a new link each time. */
const validForMs = 15 * 60_000;

const claimsSchema = z.object({
  type: z.string(),
  documentId: z.string(),
  userId: z.number(),
  sessionId: z.string().nullable(),
  /** Origins of the panel, which may show the page in a frame. */
  panelOrigins: z.array(z.string()),
  expiresAt: z.number(),
});

export type PreviewClaims = z.infer<typeof claimsSchema>;

const sign = (payload: string) => createHmac('sha256', secretFor('panel.preview')).update(payload).digest();

function createToken(content: PreviewClaims): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${sign(payload).toString('base64url')}`;
}

function hasValidSignature(payload: string, signature: string): boolean {
  const received = Buffer.from(signature, 'base64url');
  const expected = sign(payload);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** Null if the signature is not ours. */
export function readToken(token: string, now: Date): { claims: PreviewClaims; isExpired: boolean } | null {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !hasValidSignature(payload, signature)) return null;
  const { data } = claimsSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  // A link of an earlier version has other claims.
  return data ? { claims: data, isExpired: data.expiresAt <= now.getTime() } : null;
}

/** The panel's URL as it is configured, and as the browser uses it. */
function panelOrigins({ origin }: Context): string[] {
  const { panelUrl } = settings();
  return [...new Set([...(panelUrl ? [new URL(panelUrl).origin] : []), origin])];
}

const toUrl = (path: string) => settings().publicUrl + encodeURI(path);

export const findRow = (uid: UID.ContentType, documentId: string): Promise<Row | null> =>
  strapi.db.query(uid).findOne({ where: { documentId } });

/** Strapi's preview handler. Without a URL, the panel shows no "Open preview". */
async function getPreviewUrl(uid: UID.ContentType, { documentId }: { documentId?: string }) {
  const ctx = strapi.requestContext.get() as Context | undefined;
  const definition = findPreviewedType(uid);
  if (!ctx || !documentId || !definition || !isPermitted(ctx, 'read', uid)) return undefined;
  const row = await findRow(uid, documentId);
  const path = row && (await definition.findPath(row));
  if (!path) return undefined;
  const token = createToken({
    type: uid,
    documentId,
    userId: getPanelUserId(ctx),
    sessionId: getPanelSessionId(ctx),
    panelOrigins: panelOrigins(ctx),
    expiresAt: Date.now() + validForMs,
  });
  return `${toUrl(path)}?preview=${token}`;
}

/** Registered here and not in config/admin.ts, whose imports are part of the panel's build. */
export const registerPreviewHandler = (strapi: Core.Strapi) =>
  strapi.config.set('admin.preview.config.handler', getPreviewUrl);

async function viewOnSite(ctx: Context) {
  const { type, documentId } = ctx['params'] as { type: UID.ContentType; documentId: string };
  const definition = findPreviewedType(type);
  const row = definition && (await findRow(type, documentId));
  const path = row && hiddenValues(definition, row).length === 0 ? await definition.findPath(row) : null;
  if (!path) throw pathNotFound();
  ctx.redirect(toUrl(path));
  return { path };
}

/** Public: browsers open it in a new tab, without the panel's token, and it leads to public pages only. */
export const viewOnSiteRoute: AdminRoute = {
  method: 'GET',
  path: '/view-on-site/:type/:documentId',
  access: 'public',
  handle: viewOnSite,
};

export type Draft = {
  row: Row;
  /** Whether visitors can't see the document as it is stored. */
  isHidden: boolean;
};

class RollbackError extends Error {}

async function switchPageOn(setting: string | undefined): Promise<boolean> {
  if (setting === undefined) return false;
  const { count } = await strapi.db
    .query('api::site-settings.site-settings')
    .updateMany({ where: { [setting]: false }, data: { [setting]: true } });
  return count > 0;
}

async function writeDraft(type: UID.ContentType, documentId: string): Promise<Draft> {
  const definition = findPreviewedType(type);
  const row = await findRow(type, documentId);
  if (!definition || !row) throw new errors.NotFoundError('The document no longer exists');
  const wasOff = await switchPageOn(definition.pageSetting);
  const values = hiddenValues(definition, row);
  if (values.length === 0) return { row, isHidden: wasOff };
  const data = Object.fromEntries(values);
  // The rules of the document service don't matter here: a taproom may lack what a public one needs.
  await strapi.db.query(type).update({ where: { id: row.id }, data });
  return { row: { ...row, ...data }, isHidden: true };
}

export async function withDraft(
  type: UID.ContentType,
  documentId: string,
  work: (draft: Draft) => Promise<void>,
): Promise<void> {
  try {
    await withoutAudit(() =>
      strapi.db.transaction(async () => {
        await work(await writeDraft(type, documentId));
        throw new RollbackError();
      }),
    );
  } catch (error) {
    if (!(error instanceof RollbackError)) throw error;
  }
}
