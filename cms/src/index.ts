/** Strapi's lifecycle: what happens at start and stop, in order. */
import type { Core } from '@strapi/strapi';
import { trackContentVersions } from '#lib/content-versions';
import { maintainDerivedColumns } from '#lib/derived-columns';
import { checkFreeSpace } from '#lib/free-space';
import { initRateLimiters } from '#lib/rate-limit';
import { settings } from '#lib/settings';
import { ensureSetupState } from '#lib/setup/state';
import { scheduleTrashCleanup } from '#lib/trash';
import { createMissingPages } from './api/page/create-missing';
import { followNames } from './api/tap/derived-pourings';
import { registerPageMiddleware } from './api/page/write-middleware';
import { registerRedirectMiddleware } from './api/redirect/write-middleware';
import { deletePendingFiles } from './api/setup/start-empty';
import { startOutboxWorker } from './api/outgoing-mail/outbox-worker';
import { writeUploadsAtomically } from './bootstrap/atomic-uploads';
import { registerBeerSlugMiddleware } from './bootstrap/beer-slug-middleware';
import { registerComposedPageMiddleware } from './bootstrap/composed-page-middleware';
import { derivedColumns } from './bootstrap/derived-columns';
import { disablePluginRoutes } from './bootstrap/disable-plugin-routes';
import { storeNoEmptyAltTexts } from './bootstrap/empty-alt-texts';
import { registerEventSlugMiddleware } from './bootstrap/event-slug-middleware';
import { registerEventTaproomMiddleware } from './bootstrap/event-taproom-middleware';
import { followTimeZones } from './bootstrap/event-time-zones';
import { ensureFirstAccounts } from './bootstrap/first-accounts';
import { registerHeroImageMiddleware } from './bootstrap/hero-image-middleware';
import { registerLastAdminMiddleware } from './bootstrap/last-admin-middleware';
import { runMigrationSteps } from './bootstrap/migrations/run';
import { registerInputRules } from './bootstrap/input-rules/middleware';
import { registerUnlikelyValues } from './bootstrap/input-rules/unlikely-values';
import { registerNormalizeEmailMiddleware } from './bootstrap/normalize-email-middleware';
import { revokeSessionsOfChangedUsers } from './bootstrap/revoke-sessions';
import { ensureRoles } from './bootstrap/roles';
import { registerSiteSettingsMiddleware } from './bootstrap/site-settings-middleware';
import { acquireStartupLock, releaseStartupLock } from './bootstrap/startup-lock';
import { registerTaproomMiddleware } from './bootstrap/taproom-middleware';
import { handleUnhandledErrors } from './bootstrap/unhandled-errors';
import { cleanUpUnusedFiles } from './bootstrap/unused-file-cleanup';
import { applyUploadSettings } from './bootstrap/upload-settings';
import { sendInvitations } from './panel/accounts/invitations';
import { protectLastSuperAdmin } from './panel/accounts/last-super-admin';
import { rememberPanelUrl } from './panel/accounts/panel-url';
import { registerCustomFields } from './panel/custom-fields';
import { registerProtectedTypes } from './panel/protected-types';
import { ensurePanelRoles } from './panel/roles/ensure';
import { registerPreviewHandler } from './panel/preview/links';
import { registerPanelRoutes } from './panel/routes';
import { registerStaleSaveCheck } from './panel/stale-save';
import { registerTapListRules } from './panel/taps/register';
import { keepStoredIds } from './panel/stored-ids';
import { registerUniqueValueMessages } from './panel/unique-values';
import { removeUnusedScreens, withholdUnusedScreens } from './panel/unused-screens';
import { applyViewConfig } from './panel/views/view-config';
import { seedIfEnabled } from './seed/seed';

let stopOutbox = async () => {};

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    handleUnhandledErrors(strapi);
    await acquireStartupLock(strapi);
    registerCustomFields(strapi);
    disablePluginRoutes(strapi);
    writeUploadsAtomically(strapi);
    cleanUpUnusedFiles(strapi);
    registerUniqueValueMessages(strapi);
    keepStoredIds(strapi);
    registerProtectedTypes(strapi);
    registerInputRules(strapi);
    registerBeerSlugMiddleware(strapi);
    registerEventTaproomMiddleware(strapi);
    registerEventSlugMiddleware(strapi);
    registerHeroImageMiddleware(strapi);
    registerPanelRoutes(strapi);
    registerPreviewHandler(strapi);
    protectLastSuperAdmin(strapi);
    withholdUnusedScreens(strapi);
    registerLastAdminMiddleware(strapi);
    registerNormalizeEmailMiddleware(strapi);
    registerSiteSettingsMiddleware(strapi);
    registerPageMiddleware(strapi);
    registerRedirectMiddleware(strapi);
    registerComposedPageMiddleware(strapi);
    registerTaproomMiddleware(strapi);
    registerTapListRules(strapi);
    registerUnlikelyValues(strapi);
    registerStaleSaveCheck(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    for (const warning of await checkFreeSpace()) strapi.log.warn(warning);
    await initRateLimiters(strapi);
    await trackContentVersions(strapi);
    revokeSessionsOfChangedUsers(strapi);
    maintainDerivedColumns(strapi, derivedColumns);
    followTimeZones(strapi);
    followNames(strapi);
    storeNoEmptyAltTexts(strapi);
    await ensureSetupState();
    await runMigrationSteps(strapi);
    await applyViewConfig(strapi);
    await createMissingPages(strapi);
    await applyUploadSettings(strapi);
    await removeUnusedScreens(strapi);
    await ensurePanelRoles(strapi);
    rememberPanelUrl(strapi);
    await ensureRoles();
    await ensureFirstAccounts(settings());
    await seedIfEnabled(strapi, new Date());
    await deletePendingFiles();
    sendInvitations(strapi);
    await releaseStartupLock();
    scheduleTrashCleanup(strapi);
    stopOutbox = startOutboxWorker(strapi);
  },

  async destroy() {
    await stopOutbox();
    await releaseStartupLock();
  },
};
