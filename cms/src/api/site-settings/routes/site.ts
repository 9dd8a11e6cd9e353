/** What every page of the site needs, and the site settings, which admins edit. */
import { logoSchema } from '#domain/location/schema';
import { messageSchema } from '#domain/shared/response-schemas';
import { siteSettingsUpdate } from '#domain/site/input';
import { siteSchema, staffSiteSettingsSchema } from '#domain/site/schema';
import { defineRoutes } from '#lib/routes';
import { logoInput } from '../images';

export default defineRoutes({
  'GET /site': {
    action: 'api::site-settings.site.show',
    access: 'public',
    summary: 'The site settings, the taprooms and the composed pages: what every page needs.',
    response: { site: siteSchema },
  },
  'GET /site/settings': {
    action: 'api::site-settings.site.showSettings',
    access: 'admin',
    summary: 'The site settings, including the recipient of inquiries and the texts of emails.',
    response: { settings: staffSiteSettingsSchema },
  },
  'PUT /site/settings': {
    action: 'api::site-settings.site.update',
    access: 'admin',
    summary:
      'Update the site settings. Absent fields stay unchanged. A new recipient of inquiries needs a confirmed password.',
    body: siteSettingsUpdate,
    response: { settings: staffSiteSettingsSchema },
    failures: [409],
  },
  'POST /site/images/:name': {
    action: 'api::site-settings.site.setImage',
    access: 'admin',
    summary: 'Replace a logo (logo, logo-on-light) or the favicon with a PNG or SVG.',
    body: { files: 'image', max: 1 },
    response: { settings: staffSiteSettingsSchema },
    failures: [404],
  },
  'DELETE /site/images/:name': {
    action: 'api::site-settings.site.removeImage',
    access: 'admin',
    summary: 'Delete a logo or the favicon; the built-in one is shown again.',
    response: { message: messageSchema },
    failures: [404],
  },
  'POST /content/logo': {
    action: 'api::site-settings.logo.set',
    access: 'staff',
    summary: 'Replace the logo with a PNG or SVG.',
    body: { files: 'logo', max: 1, fields: logoInput },
    response: { logo: logoSchema },
  },
  'DELETE /content/logo/main-website': {
    action: 'api::site-settings.logo.remove',
    access: 'staff',
    summary: 'Delete the logo; the built-in one is shown again.',
    response: { message: messageSchema },
    failures: [404],
  },
});
