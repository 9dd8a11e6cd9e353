/** Revokes a user's sessions when the panel changes their password, role or block, as the API does. */
import type { Core } from '@strapi/strapi';
import { revokeUserSessions } from '#lib/session';
import { userUid } from '#lib/staff-user';

const revokingFields = ['password', 'role', 'blocked'];

export function revokeSessionsOfChangedUsers(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    async afterUpdate({ params, result }: { params: { data?: object }; result?: { id?: number } }) {
      const isRevoking = Object.entries(params.data ?? {}).some(
        ([name, value]) => value !== undefined && revokingFields.includes(name),
      );
      if (isRevoking && result?.id) await revokeUserSessions(result.id);
    },
  });
}
