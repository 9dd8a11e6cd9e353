/** What happens at start, in order. */
import type { Core } from '@strapi/strapi';
import { trackContentVersions } from '#lib/content-versions';
import { initRateLimiters } from '#lib/rate-limit';
import { settings } from '#lib/settings';
import { startOutbox } from './api/outgoing-mail/start-outbox';
import { seedIfWanted } from './seed/seed';
import { cleanUpUnusedFiles } from './bootstrap/unused-file-cleanup';
import { disablePluginRoutes } from './bootstrap/disable-plugin-routes';
import { ensureFirstAccounts } from './bootstrap/first-accounts';
import { applyViewConfig } from './bootstrap/view-config';
import { useBeerSlugMiddleware } from './bootstrap/beer-slug-middleware';
import { useNormalizeEmailMiddleware } from './bootstrap/normalize-email-middleware';
import { revokeSessionsOfChangedUsers } from './bootstrap/revoke-sessions';
import { releaseStartupLock, acquireStartupLock } from './bootstrap/startup-lock';
import { ensureRoles } from './bootstrap/roles';
import { applyUploadSettings } from './bootstrap/upload-settings';

let stopOutbox = () => {};

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    await acquireStartupLock(strapi);
    disablePluginRoutes(strapi);
    cleanUpUnusedFiles(strapi);
    useBeerSlugMiddleware(strapi);
    useNormalizeEmailMiddleware(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await initRateLimiters(strapi);
    await trackContentVersions(strapi);
    revokeSessionsOfChangedUsers(strapi);
    await applyViewConfig(strapi);
    await applyUploadSettings(strapi);
    await ensureRoles();
    await ensureFirstAccounts(settings());
    await seedIfWanted(strapi, new Date());
    await releaseStartupLock();
    stopOutbox = startOutbox(strapi);
  },

  async destroy() {
    stopOutbox();
    await releaseStartupLock();
  },
};
