/**
 * Applies the rules of redirects to every write, and adds redirects when a beer or a composed page is renamed, or a taproom
 * is renamed or moved.
 */
import type { Core } from '@strapi/strapi';
import { withTransactionLock } from '#lib/mutex';
import { redirectUid } from './document';
import { isRenamedUid, withRedirects } from './renames';
import { checkRedirect } from './rules';

type Params = { documentId?: string; data?: { from?: unknown; to?: unknown; slug?: unknown; path?: unknown } };

export function registerRedirectMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params: allParams }, next) => {
    const params = allParams as Params;
    if (uid === redirectUid && ['create', 'clone', 'update'].includes(action)) {
      return withTransactionLock(strapi, 'redirects', async () => {
        await checkRedirect(action, params);
        return next();
      });
    }
    if (action !== 'update' || !isRenamedUid(uid) || !params.documentId) return next();
    if (!('slug' in (params.data ?? {})) && !('path' in (params.data ?? {}))) return next();
    const { documentId } = params;
    // In one transaction: no record has a new URL without the redirect from its old one.
    return strapi.db.transaction(() => withRedirects(uid, documentId, async () => next())).then((result) => result);
  });
}
