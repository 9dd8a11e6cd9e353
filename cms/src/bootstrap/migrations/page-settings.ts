/** Pages that can be switched off since this version: an earlier one had all of them. */
import { mapPageSettings, pageSettings as settings } from '#domain/site/optional-pages';
import { siteSettingsUid } from '#lib/site-settings/document';
import type { Step } from './step';

export const pageSettings: Step = {
  name: 'page switches',
  async run({ strapi }) {
    const { count } = await strapi.db.query(siteSettingsUid).updateMany({
      where: { $or: settings.map((setting) => ({ [setting]: { $null: true } })) },
      data: mapPageSettings(() => true),
    });
    return count > 0 ? 'all pages are on' : null;
  },
};
