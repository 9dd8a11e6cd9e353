/** What happens at start, in order. */
import type { Core } from '@strapi/strapi';
import { startCountingChanges } from '#lib/changes';
import { prepareLimits } from '#lib/rate-limit';
import { settings } from '#lib/settings';
import { startOutbox } from './api/outgoing-mail/start-outbox';
import { seedIfWanted } from './seed/seed';
import { removeFilesWithTheirDocuments } from './start/attached-files';
import { closePluginRoutes } from './start/close-plugin-routes';
import { ensureFirstAccounts } from './start/first-accounts';
import { arrangePanel } from './start/panel-layout';
import { keepSlugsOfBeers } from './start/panel-beers';
import { keepEmailsInLowerCase } from './start/panel-emails';
import { endSessionsOfChangedUsers } from './start/panel-users';
import { endTurn, takeTurn } from './start/one-at-a-time';
import { ensureRoles } from './start/roles';
import { settleUploads } from './start/upload-settings';

let stopOutbox = () => {};

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    await takeTurn(strapi);
    closePluginRoutes(strapi);
    removeFilesWithTheirDocuments(strapi);
    keepSlugsOfBeers(strapi);
    keepEmailsInLowerCase(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await prepareLimits(strapi);
    await startCountingChanges(strapi);
    endSessionsOfChangedUsers(strapi);
    await arrangePanel(strapi);
    await settleUploads(strapi);
    await ensureRoles();
    await ensureFirstAccounts(settings());
    await seedIfWanted(strapi, new Date());
    await endTurn();
    stopOutbox = startOutbox(strapi);
  },

  async destroy() {
    stopOutbox();
    await endTurn();
  },
};
