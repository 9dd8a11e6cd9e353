import type { Context } from 'koa';
import { messages } from '#domain/shared/messages';
import { siteSettingsUpdate } from '#domain/site/input';
import { parseBody, pathParam } from '#lib/parse';
import { requireSession } from '#lib/session';
import { uploadedFile } from '#lib/uploads';
import { deleteSiteImage, parseImageField, setSiteImage } from '../images';
import { updateSiteSettings } from '../mutations';
import { fetchSite, fetchStaffSiteSettings } from '#lib/site-settings/queries';

export default {
  async show() {
    return { site: await fetchSite(new Date()) };
  },

  async showSettings() {
    return { settings: await fetchStaffSiteSettings() };
  },

  async update(ctx: Context) {
    await updateSiteSettings(parseBody(siteSettingsUpdate, ctx.request.body), requireSession(ctx).session);
    return { settings: await fetchStaffSiteSettings() };
  },

  async setImage(ctx: Context) {
    const field = parseImageField(pathParam(ctx, 'name'));
    await setSiteImage(field, uploadedFile(ctx, 'image'));
    return { settings: await fetchStaffSiteSettings() };
  },

  async removeImage(ctx: Context) {
    await deleteSiteImage(parseImageField(pathParam(ctx, 'name')));
    return { message: messages.imageDeleted };
  },
};
