/**
 * Creates the site settings from the environment at the first start, and after an update from a version that read them
 * from there; fills in those that are new in this version.
 */
import { demoDefaults } from '#domain/settings/brand-defaults';
import { demoFoundedIn } from '#domain/site/initial-settings';
import { allowNulls } from '#lib/allow-nulls';
import { siteSettingsUid } from '#lib/site-settings/document';
import { toInitialData } from '#lib/site-settings/initial-data';
import { readSetupState } from '#lib/setup/state';
import type { Step } from './step';

type Stored = { documentId: string; name: string; inquiryRecipient: string | null };

export const siteSettings: Step = {
  name: 'site settings',
  async run({ strapi }) {
    // Without relations, whose parallel queries PostgreSQL's driver warns about in a transaction.
    const stored: Stored | null = await strapi.db
      .query(siteSettingsUid)
      .findOne({ select: ['documentId', 'name', 'inquiryRecipient'] });
    if (stored?.inquiryRecipient) return null;
    const data = toInitialData((await readSetupState()).content);
    if (!stored) {
      await strapi.documents(siteSettingsUid).create({ data });
      return `created for ${data.name} from the environment`;
    }
    const { taproomsLabel, footerLinks, inquiryRecipient, contactReply, privateEventReply, shippingReply } = data;
    await strapi.documents(siteSettingsUid).update({
      documentId: stored.documentId,
      data: allowNulls({
        taproomsLabel,
        footerLinks,
        foundedIn: stored.name === demoDefaults.brand.name ? String(demoFoundedIn) : null,
        inquiryRecipient,
        contactReply,
        privateEventReply,
        shippingReply,
        newsletterText: data.newsletterText,
      }),
    });
    return 'footer links, texts of emails and the recipient of inquiries were added';
  },
};
