/** Moves the main website's logo to the site settings. */
import { allowNulls } from '#lib/allow-nulls';
import { moveSavedRows } from '#lib/saved-rows';
import { siteSettingsUid } from '#lib/site-settings/document';
import { findSiteSettings } from '#lib/site-settings/queries';
import { required } from '#lib/stored-values';
import type { Step } from './step';

type Row = { fileId: number; filename: string | null };

export const siteLogo: Step = {
  name: 'logo',
  run: ({ strapi, trx }) =>
    moveSavedRows<Row>(trx, 'site_logo', async ([logo]) => {
      if (!logo) return 'there was none';
      const { documentId } = required(await findSiteSettings());
      const data = allowNulls({ logo: logo.fileId, logoFilename: logo.filename });
      await strapi.documents(siteSettingsUid).update({ documentId, data });
      return 'moved to the site settings';
    }),
};
