/** Addresses that are typed in the panel are kept in lower case, too (api.md §1): else the same person is there twice. */
import type { Core } from '@strapi/strapi';
import { normalizeEmail } from '#domain/shared/email-format';
import { userUid } from '#lib/staff-user';
import { subscriberUid } from '../api/subscriber/document';

const owners = new Set<string>([subscriberUid, userUid]);

const hasEmail = (data: unknown): data is { email: string } =>
  typeof data === 'object' && data !== null && 'email' in data && typeof data.email === 'string';

export function useNormalizeEmailMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(({ uid, action, params }, next) => {
    const writes = action === 'create' || action === 'update';
    const data: unknown = owners.has(uid) && writes ? Reflect.get(params, 'data') : undefined;
    if (hasEmail(data)) data.email = normalizeEmail(data.email);
    return next();
  });
}
