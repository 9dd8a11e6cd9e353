/**
 * Revokes a user's sessions when the panel changes their password, role or block, as the API does; and links to reset
 * the password, also when the e-mail address changes.
 */
import type { Core } from '@strapi/strapi';
import { revokeUserSessions } from '#lib/session';
import { userUid } from '#lib/staff-user';

const revokingFields = ['password', 'role', 'blocked'];

type Change = Record<string, unknown>;

const hasAny = (data: Change | undefined, fields: string[]) =>
  Object.entries(data ?? {}).some(([name, value]) => value !== undefined && fields.includes(name));

export function revokeSessionsOfChangedUsers(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    beforeUpdate({ params }: { params: { data?: Change } }) {
      if (params.data && hasAny(params.data, [...revokingFields, 'email'])) params.data['resetPasswordToken'] = null;
    },
    async afterUpdate({ params, result }: { params: { data?: Change }; result?: { id?: number } }) {
      if (hasAny(params.data, revokingFields) && result?.id) await revokeUserSessions(result.id);
    },
  });
}
