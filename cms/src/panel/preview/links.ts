/** The links to previews that the panel requests: Strapi's own "Open preview", and that of a form's unsaved values. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import * as z from 'zod';
import { getPanelSessionId, getPanelUserId } from '#lib/panel-user';
import { secretFor } from '#lib/secrets';
import { settings } from '#lib/settings';
import { isPermitted } from '../ability';
import { findPreviewedType } from './previewed-types';
import { withDraft, type DraftSource } from './with-draft';

/** Signed links to previews. A link is valid for minutes, for one document and until its panel user signs out. */

/** Long enough to look at a page at leisure; the panel signs a new link each time. */
const validForMs = 15 * 60_000;

const claimsSchema = z.object({
  type: z.string(),
  /** Null for a document that was never saved. */
  documentId: z.string().nullable(),
  /** Whether the page shows the values of the form, which `unsaved-values.ts` stores. */
  hasUnsaved: z.boolean(),
  /** The id of the panel user. */
  userId: z.number(),
  /** The panel session that has requested the link. */
  sessionId: z.string().nullable(),
  /** Origins of the panel, which may show the page in a frame. */
  panelOrigins: z.array(z.string()),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
});

export type PreviewClaims = z.infer<typeof claimsSchema>;

const sign = (payload: string) => createHmac('sha256', secretFor('panel.preview')).update(payload).digest();

const getExpiry = (now: Date) => now.getTime() + validForMs;

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
