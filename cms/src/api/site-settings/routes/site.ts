/** What every page of the site needs, and the site settings, which admins edit. */
import { logoSchema } from '#domain/location/schema';
import { messages } from '#domain/shared/messages';
import { messageSchema } from '#domain/shared/response-schemas';
import { siteSettingsUpdate } from '#domain/site/input';
import { siteSchema, staffSiteSettingsSchema } from '#domain/site/schema';
import { parseBody, pathParam } from '#lib/parse';
import { defineRoutes, withBody } from '#lib/routes';
import { requireSession } from '#lib/session';
import { fetchSite, fetchStaffSiteSettings, fetchLogo } from '#lib/site-settings/queries';
import { required } from '#lib/stored-values';
import { uploadedFile, formFields } from '#lib/uploads';
import { updateSiteSettings, logoInput, deleteSiteImage, parseImageField, setSiteImage } from '../mutations';

export default defineRoutes({
  'GET /site': {
    id: 'site-settings.site.show',
    access: 'public',
    summary: 'The site settings, the taprooms and the composed pages: what every page needs.',
    response: { site: siteSchema },
    handle: async () => ({ site: await fetchSite(new Date()) }),
  },
  'GET /site/settings': {
    id: 'site-settings.site.showSettings',
    access: 'admin',
    summary: 'The site settings, including the recipient of inquiries and the texts of emails.',
    response: { settings: staffSiteSettingsSchema },
    handle: async () => ({ settings: await fetchStaffSiteSettings() }),
  },
  'PUT /site/settings': {
    id: 'site-settings.site.update',
    access: 'admin',
    summary:
      'Update the site settings. Absent fields stay unchanged. A new recipient of inquiries needs a confirmed password.',
    response: { settings: staffSiteSettingsSchema },
    ...withBody(siteSettingsUpdate, async (input, ctx) => {
      await updateSiteSettings(input, requireSession(ctx).session);
      return { settings: await fetchStaffSiteSettings() };
    }),
  },
  'POST /site/images/:name': {
    id: 'site-settings.site.setImage',
    access: 'admin',
    summary: 'Replace a logo (logo, logo-on-light) or the favicon with a PNG or SVG.',
    body: { files: 'image', max: 1 },
    response: { settings: staffSiteSettingsSchema },
    async handle(ctx) {
      const field = parseImageField(pathParam(ctx, 'name'));
      await setSiteImage(field, uploadedFile(ctx, 'image'));
      return { settings: await fetchStaffSiteSettings() };
    },
  },
  'DELETE /site/images/:name': {
    id: 'site-settings.site.removeImage',
    access: 'admin',
    summary: 'Delete a logo or the favicon; the built-in one is shown again.',
    response: { message: messageSchema },
    async handle(ctx) {
      await deleteSiteImage(parseImageField(pathParam(ctx, 'name')));
      return { message: messages.imageDeleted };
    },
  },
  'POST /content/logo': {
    id: 'site-settings.logo.set',
    access: 'staff',
    summary: 'Replace the logo with a PNG or SVG.',
    body: { files: 'logo', max: 1, fields: logoInput },
    response: { logo: logoSchema },
    async handle(ctx) {
      parseBody(logoInput, formFields(ctx));
      await setSiteImage('logo', uploadedFile(ctx, 'logo'));
      return { logo: required(await fetchLogo()) };
    },
  },
  'DELETE /content/logo/main-website': {
    id: 'site-settings.logo.remove',
    access: 'staff',
    summary: 'Delete the logo; the built-in one is shown again.',
    response: { message: messageSchema },
    failures: [404],
    async handle() {
      await deleteSiteImage('logo');
      return { message: messages.logoDeleted };
    },
  },
});
