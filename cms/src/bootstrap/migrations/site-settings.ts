/** Creates the site settings from the environment, which has them in earlier versions and on a first start. */
import { siteSettingsUid } from '#lib/site-settings/document';
import { toInitialData } from '#lib/site-settings/initial-data';
import { readSetupState } from '#lib/setup/state';
import type { Step } from './step';

export const siteSettings: Step = {
  name: 'site settings',
  async run({ strapi }) {
    if ((await strapi.db.query(siteSettingsUid).count()) > 0) return null;
    const data = toInitialData((await readSetupState()).content);
    await strapi.documents(siteSettingsUid).create({ data });
    return `created for ${data.name} from the environment`;
  },
};
