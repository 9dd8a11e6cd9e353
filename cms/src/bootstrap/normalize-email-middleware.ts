/** Stores e-mail addresses from the panel in lowercase, as the API does (api.md §1), so that none exists twice. */
import type { Core } from '@strapi/strapi';
import { normalizeEmail } from '#domain/shared/email-format';
import { userUid } from '#lib/staff-user';
import { subscriberUid } from '../api/subscriber/document';

const uidsWithEmail = new Set<string>([subscriberUid, userUid]);

const hasEmail = (data: unknown): data is { email: string } =>
  typeof data === 'object' && data !== null && 'email' in data && typeof data.email === 'string';

export function registerNormalizeEmailMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(({ uid, action, params }, next) => {
    const isWrite = action === 'create' || action === 'update';
    const data: unknown = uidsWithEmail.has(uid) && isWrite ? Reflect.get(params, 'data') : undefined;
    if (hasEmail(data)) data.email = normalizeEmail(data.email);
    return next();
  });
}
