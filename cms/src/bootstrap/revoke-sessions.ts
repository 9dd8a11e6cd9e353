/** A password, a role or a block that somebody sets in the panel ends that user's sessions, as the API does. */
import type { Core } from '@strapi/strapi';
import { revokeUserSessions } from '#lib/session';
import { userUid } from '#lib/staff-user';

const endsSessions = ['password', 'role', 'blocked'];

export function revokeSessionsOfChangedUsers(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    async afterUpdate({ params, result }: { params: { data?: object }; result?: { id?: number } }) {
      const changed = Object.entries(params.data ?? {}).some(
        // A field that is not given is no change.
        ([name, value]) => value !== undefined && endsSessions.includes(name),
      );
      if (changed && result?.id) await revokeUserSessions(result.id);
    },
  });
}
