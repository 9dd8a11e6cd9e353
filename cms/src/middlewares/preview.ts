/**
 * The calls of web for previews: `GET /preview` describes the page of a signed link, and public reads below `/api` with
 * the header `X-Preview-Token` return the draft. Without a valid token nothing of it is readable, and no response is cached.
 */
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import type { UID } from '@strapi/strapi';
import { isWrite } from '#lib/route-definition';
import { isApiPath } from '#lib/routes';
import { findPreviewedType } from '../panel/preview/previewed-types';
import { readToken, type PreviewClaims, withDraft, type Draft } from '../panel/preview/links';

const descriptionPath = '/preview';

/** `panelOrigins` lets web show the problem in the panel's frame; without a valid signature, they are not trusted. */
function sendProblem(ctx: Context, status: number, message: string, { panelOrigins }: Partial<PreviewClaims> = {}) {
  ctx.status = status;
  ctx.body = { success: false, message, panelOrigins };
}

async function isActiveUser(id: number): Promise<boolean> {
  const user = await strapi.db.query('admin::user').findOne({ select: ['isActive', 'blocked'], where: { id } });
  return user?.isActive === true && user.blocked !== true;
}

/** Signing out, a new password and deactivating the user delete the sessions. */
const isActiveSession = async (sessionId: string | null): Promise<boolean> =>
  sessionId !== null && strapi.sessionManager('admin').isSessionActive(sessionId);

async function describe(ctx: Context, claims: PreviewClaims, { row, isHidden }: Draft) {
  const definition = findPreviewedType(claims.type);
  const path = await definition?.findPath(row);
  if (!definition || !path) return sendProblem(ctx, 404, 'No page shows this');
  ctx.body = {
    preview: {
      path,
      tag: definition.tag,
      name: definition.nameOf(row),
      isHidden,
      panelOrigins: claims.panelOrigins,
    },
  };
}

async function respond(ctx: Context, next: Next, token: string, now: Date): Promise<void> {
  const read = readToken(token, now);
  if (!read) return sendProblem(ctx, 403, 'This preview link is not valid');
  const { claims, isExpired } = read;
  const { type, documentId, userId, sessionId } = claims;
  if (isExpired || !(await isActiveUser(userId)) || !(await isActiveSession(sessionId)))
    return sendProblem(ctx, 410, 'This preview link has expired', claims);
  try {
    await withDraft(type as UID.ContentType, documentId, (draft) =>
      ctx.path === descriptionPath ? describe(ctx, claims, draft) : (next() as Promise<void>),
    );
  } catch (error) {
    if (!(error instanceof errors.NotFoundError)) throw error;
    sendProblem(ctx, 404, error.message, claims);
  }
}

export default () => async (ctx: Context, next: Next) => {
  const token = ctx.get('x-preview-token');
  const isPreview = ctx.path === descriptionPath || (token !== '' && isApiPath(ctx.path));
  if (!isPreview || isWrite(ctx)) return next();
  await respond(ctx, next, token, new Date());
  ctx.set('Cache-Control', 'no-store');
  ctx.remove('ETag');
};
