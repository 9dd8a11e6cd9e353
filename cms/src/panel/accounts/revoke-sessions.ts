/**
 * Signs users of the panel out when their password changes or they are deactivated, also by another super admin or a
 * command; Strapi does so only for a password that users change themselves. Links to reset the password end then, and
 * when the email address changes.
 */
import type { Core } from '@strapi/strapi';

type Change = {
  password?: unknown;
  email?: unknown;
  isActive?: unknown;
  blocked?: unknown;
  resetPasswordToken?: unknown;
};

const endsSessions = ({ password, isActive, blocked }: Change) =>
  password !== undefined || isActive === false || blocked === true;

export function revokeSessionsOfChangedPanelUsers(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeUpdate({ params }: { params: { data?: Change } }) {
      const { data } = params;
      const endsLink = data && (endsSessions(data) || data.email !== undefined);
      if (endsLink && data.resetPasswordToken === undefined) data.resetPasswordToken = null;
    },
    async afterUpdate({ params, result }: { params: { data?: Change }; result?: { id?: number } }) {
      if (result?.id && endsSessions(params.data ?? {})) {
        await strapi.sessionManager('admin').invalidateRefreshToken(String(result.id));
      }
    },
  });
}
