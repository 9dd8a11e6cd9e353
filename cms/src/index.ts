/** What happens at start, in order. */
import type { Core } from '@strapi/strapi';
import { startCountingChanges } from '#lib/changes';
import { prepareLimits } from '#lib/rate-limit';
import { forgetExpiredSessions } from '#lib/session';
import { settings } from '#lib/settings';
import { removeFilesWithTheirDocuments } from './start/attached-files';
import { closePluginRoutes } from './start/close-plugin-routes';
import { ensureFirstAccounts } from './start/first-accounts';
import { ensureRoles } from './start/roles';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    closePluginRoutes(strapi);
    removeFilesWithTheirDocuments(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await prepareLimits(strapi);
    await startCountingChanges(strapi);
    await ensureRoles();
    await ensureFirstAccounts(settings());
    await forgetExpiredSessions();
  },
};
