/** Creates the site settings from the environment at the first start. */
import type { Core } from '@strapi/strapi';
import { siteSettingsUid } from '#lib/site-settings/document';
import { toInitialData } from '#lib/site-settings/initial-data';
import { readSetupState } from '#lib/setup/state';

export async function createSiteSettings(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query(siteSettingsUid).count()) > 0) return;
  const data = toInitialData((await readSetupState()).content);
  await strapi.documents(siteSettingsUid).create({ data });
  strapi.log.info(`Created the site settings of ${data.name} from the environment`);
}
