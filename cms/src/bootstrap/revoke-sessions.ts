/**
 * Revokes a user's sessions when the panel changes their password, role or block, as the API does; and links to reset
 * the password, also when the e-mail address changes. A deleted user leaves no sessions and no second factor.
 */
import type { Core } from '@strapi/strapi';
import { deleteSecondFactor } from '#lib/second-factor/table';
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
    async afterDelete({ result }: { result?: { id?: number } | null }) {
      if (!result?.id) return;
      await revokeUserSessions(result.id);
      await deleteSecondFactor(result.id);
    },
  });
}
