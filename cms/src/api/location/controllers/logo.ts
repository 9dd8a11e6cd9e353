import type { Context } from 'koa';
import { messages } from '#domain/shared/messages';
import { parseBody } from '#lib/parse';
import { required } from '#lib/stored-values';
import { formFields, uploadedFile } from '#lib/uploads';
import { deleteLogo, setLogo } from '../logo';
import { serializeLogo } from '../serialize';
import { logoInput } from '../upload-input';

export default {
  async set(ctx: Context) {
    const { location } = parseBody(logoInput, formFields(ctx));
    return { logo: required(serializeLogo(await setLogo(location, uploadedFile(ctx, 'logo')))) };
  },

  async remove() {
    await deleteLogo('main-website');
    return { message: messages.logoDeleted };
  },
};
