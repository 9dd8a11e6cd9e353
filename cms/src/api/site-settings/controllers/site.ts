import type { Context } from 'koa';
import { messages } from '#domain/shared/messages';
import { siteSettingsUpdate } from '#domain/site/input';
import { parseBody } from '#lib/parse';
import { pathParam } from '#lib/path-param';
import { uploadedFile } from '#lib/uploads';
import { deleteSiteImage, parseImageField, setSiteImage } from '../images';
import { updateSiteSettings } from '../mutations';
import { fetchSite, fetchSiteSettings } from '#lib/site-settings/queries';

export default {
  async show() {
    return { site: await fetchSite(new Date()) };
  },

  async update(ctx: Context) {
    await updateSiteSettings(parseBody(siteSettingsUpdate, ctx.request.body));
    return { settings: await fetchSiteSettings() };
  },

  async setImage(ctx: Context) {
    const field = parseImageField(pathParam(ctx, 'name'));
    await setSiteImage(field, uploadedFile(ctx, 'image'));
    return { settings: await fetchSiteSettings() };
  },

  async removeImage(ctx: Context) {
    await deleteSiteImage(parseImageField(pathParam(ctx, 'name')));
    return { message: messages.imageDeleted };
  },
};
