/** Strapi's lifecycle: what happens at start and stop, in order. */
import type { Core } from '@strapi/strapi';
import { recordDocumentUpdates, recordWrites } from '#lib/audit/record-writes';
import { createAuditTable } from '#lib/audit/table';
import { trackContentVersions } from '#lib/content-versions';
import { limitConnections, optimizeDatabase, stopWatchingDatabase, watchDatabase } from '#lib/database/connections';
import { lockAtFirstWrite } from '#lib/database/sqlite-busy';
import { maintainDerivedColumns } from '#lib/derived-columns';
import { derivedColumns, fillDerivedColumns } from './bootstrap/derived-columns';
import { createResponseTable } from '#lib/idempotency/respond-once';
import { createPendingSubscriptionTable } from '#lib/pending-subscriptions';
import { initRateLimiters } from '#lib/limits';
import { createSecondFactorTable } from '#lib/second-factor';
import { settings } from '#lib/settings';
import { ensureSetupState } from '#lib/setup/state';
import { createPendingDeletionsTable } from '#lib/storage/pending-deletions';
import { createVisitTable } from '#lib/taproom/queries';
import { createMissingPages } from './api/page/document';
import { followNames } from './api/tap/document';
import { registerPageMiddleware } from './api/page/write-middleware';
import { registerRedirectMiddleware } from './api/redirect/write-middleware';
import { sendWaitingResetLinks } from './api/auth/password-reset';
import { deletePendingFiles } from './api/setup/start-empty';
import { deleteEmailsOfDeletedInquiries } from './api/inquiry/emails';
import { startOutboxWorker } from './api/outgoing-mail/outbox';
import { prepareBackups, backUpBeforeUpdate } from './api/backup/scheduled';
import { adaptStorageProvider } from './bootstrap/storage';
import { registerBeerSlugMiddleware } from './bootstrap/beer-slug-middleware';
import { registerComposedPageMiddleware } from './bootstrap/composed-page-middleware';
import { disablePluginRoutes, ensureRoles, applyUploadSettings } from './bootstrap/plugins';
import { drainBeforeDestroy } from '#lib/drain';
import { storeNoEmptyAltTexts, applyStorageUrl, cleanUpUnusedFiles } from './bootstrap/files';
import {
  registerEventSlugMiddleware,
  registerEventTaproomMiddleware,
  followTimeZones,
} from './bootstrap/event-middlewares';
import { ensureFirstAccounts } from './bootstrap/first-accounts';
import { registerHeroImageMiddleware } from './bootstrap/hero-image-middleware';
import {
  registerAccountEmailMiddleware,
  registerLastAdminMiddleware,
  registerNormalizeEmailMiddleware,
  revokeSessionsOfChangedUsers,
} from './bootstrap/account-middlewares';
import { startJobs } from './bootstrap/jobs';
import { runMigrationSteps } from './bootstrap/migrations/run';
import { registerInputRules } from './bootstrap/input-rules/rules';
import { registerUnlikelyValues } from './bootstrap/input-rules/values';
import { createSiteSettings, registerSiteSettingsMiddleware } from './bootstrap/site-settings';
import { checkSecret, storeSecretFingerprint } from './bootstrap/secret-check';
import { acquireStartupLock, releaseStartupLock } from './bootstrap/startup-lock';
import { registerTaproomMiddleware } from './bootstrap/taproom-middleware';
import { handleUnhandledErrors } from './bootstrap/unhandled-errors';
import { serveMetrics } from './observe/metrics-server';
import { observeQueries } from './observe/query-metrics';
import { adaptPanelAuth, limitPanelAttempts } from './panel/accounts/auth-service';
import { endInvitations, sendInvitations, rememberPanelUrl } from './panel/accounts/invitations';
import { protectOwnAccount, protectLastSuperAdmin } from './panel/accounts/own-account';
import { revokeSessionsOfChangedPanelUsers, recordPanelSignIns } from './panel/accounts/revoke-sessions';
import { recordMediaMoves } from './panel/file-use/file-use';
import { registerCustomFields } from './panel/custom-fields';
import { registerProtectedTypes, keepStoredIds } from './panel/protected-types';
import { ensurePanelRoles } from './panel/roles/permissions';
import { registerPreviewHandler, viewOnSiteRoute } from './panel/preview/links';
import { registerAdminRoutes } from './panel/admin-route';
import { heroImageRoutes } from './panel/hero-images/routes';
import { homeRoute } from './panel/home/attention';
import { registerStaleSaveCheck } from './panel/stale-save';
import { registerUniqueValueMessages } from './panel/user-rules';
import { removeUnusedPanelRoutes, removeUnusedScreens, withholdUnusedScreens } from './panel/unused';
import { applyViewConfig } from './panel/views/view-config';
import { seedIfEnabled } from './seed/seed';

let stopMetrics = () => {};
let stopOutbox = async () => {};
let stopBackups = async () => {};

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    handleUnhandledErrors(strapi);
    drainBeforeDestroy(strapi);
    await acquireStartupLock(strapi);
    await checkSecret(strapi);
    await backUpBeforeUpdate(strapi, new Date());
    observeQueries(strapi);
    registerCustomFields(strapi);
    disablePluginRoutes(strapi);
    adaptStorageProvider(strapi);
    cleanUpUnusedFiles(strapi);
    registerUniqueValueMessages(strapi);
    keepStoredIds(strapi);
    registerProtectedTypes(strapi);
    registerInputRules(strapi);
    registerBeerSlugMiddleware(strapi);
    registerEventTaproomMiddleware(strapi);
    registerEventSlugMiddleware(strapi);
    registerHeroImageMiddleware(strapi);
    registerAdminRoutes(strapi, [homeRoute, ...heroImageRoutes, viewOnSiteRoute]);
    registerPreviewHandler(strapi);
    protectLastSuperAdmin(strapi);
    protectOwnAccount(strapi);
    adaptPanelAuth(strapi);
    limitPanelAttempts(strapi);
    endInvitations(strapi);
    recordPanelSignIns(strapi);
    removeUnusedPanelRoutes(strapi);
    withholdUnusedScreens(strapi);
    registerLastAdminMiddleware(strapi);
    registerAccountEmailMiddleware(strapi);
    registerNormalizeEmailMiddleware(strapi);
    registerSiteSettingsMiddleware(strapi);
    registerPageMiddleware(strapi);
    registerRedirectMiddleware(strapi);
    registerComposedPageMiddleware(strapi);
    registerTaproomMiddleware(strapi);
    registerUnlikelyValues(strapi);
    registerStaleSaveCheck(strapi);
    recordDocumentUpdates(strapi);
    recordMediaMoves(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await initRateLimiters(strapi);
    await trackContentVersions(strapi);
    await createPendingDeletionsTable(strapi);
    await createResponseTable(strapi);
    await createPendingSubscriptionTable(strapi);
    await createVisitTable(strapi);
    await createAuditTable(strapi);
    await createSecondFactorTable(strapi);
    revokeSessionsOfChangedUsers(strapi);
    revokeSessionsOfChangedPanelUsers(strapi);
    deleteEmailsOfDeletedInquiries(strapi);
    maintainDerivedColumns(strapi, derivedColumns);
    followTimeZones(strapi);
    followNames(strapi);
    storeNoEmptyAltTexts(strapi);
    await storeSecretFingerprint(strapi);
    await ensureSetupState();
    await runMigrationSteps(strapi);
    await createSiteSettings(strapi);
    await fillDerivedColumns(strapi);
    await applyViewConfig(strapi);
    await createMissingPages(strapi);
    await applyUploadSettings(strapi);
    await applyStorageUrl(strapi);
    await removeUnusedScreens(strapi);
    await ensurePanelRoles(strapi);
    rememberPanelUrl(strapi);
    await ensureRoles();
    await ensureFirstAccounts(settings());
    await seedIfEnabled(strapi, new Date());
    await deletePendingFiles();
    sendInvitations(strapi);
    await releaseStartupLock();
    lockAtFirstWrite();
    await limitConnections();
    recordWrites(strapi);
    watchDatabase(strapi);
    startJobs(strapi);
    stopMetrics = serveMetrics(strapi);
    stopOutbox = startOutboxWorker(strapi);
    stopBackups = await prepareBackups(strapi);
  },

  async destroy() {
    await sendWaitingResetLinks();
    await stopOutbox();
    await stopBackups();
    await stopWatchingDatabase();
    await optimizeDatabase(strapi);
    await releaseStartupLock();
    stopMetrics();
  },
};
