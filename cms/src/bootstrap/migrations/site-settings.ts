/** Creates the site settings from the environment, which has them in earlier versions and on a first start. */
import { siteSettingsUid } from '#lib/site-settings/document';
import { toInitialData } from '#lib/site-settings/initial-data';
import { findSiteSettings } from '#lib/site-settings/queries';
import type { Step } from './step';

export const siteSettings: Step = {
  name: 'site settings',
  async run({ strapi }) {
    if (await findSiteSettings()) return null;
    const data = toInitialData();
    await strapi.documents(siteSettingsUid).create({ data });
    return `created for ${data.name} from the environment`;
  },
};
