import type { Context } from 'koa';
import { messages } from '#domain/shared/messages';
import { parseBody } from '#lib/parse';
import { required } from '#lib/stored-values';
import { formFields, uploadedFile } from '#lib/uploads';
import { deleteSiteImage, setSiteImage, logoInput } from '../images';
import { fetchLogo } from '#lib/site-settings/queries';

export default {
  async set(ctx: Context) {
    parseBody(logoInput, formFields(ctx));
    await setSiteImage('logo', uploadedFile(ctx, 'logo'));
    return { logo: required(await fetchLogo()) };
  },

  async remove() {
    await deleteSiteImage('logo');
    return { message: messages.logoDeleted };
  },
};
