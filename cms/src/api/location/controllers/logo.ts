import type { Context } from 'koa';
import { messages } from '#domain/http/messages';
import { parseBody } from '#lib/parse';
import { present } from '#lib/present';
import { fieldsOf, uploadOf } from '#lib/uploads';
import { removeLogo, setLogo } from '../logo';
import { serializeLogo } from '../serialize';
import { logoInput } from '../upload-input';

export default {
  async set(ctx: Context) {
    const { location } = parseBody(logoInput, fieldsOf(ctx));
    return { logo: present(serializeLogo(await setLogo(location, uploadOf(ctx, 'logo')))) };
  },

  async remove() {
    await removeLogo('main-website');
    return { message: messages.logoDeleted };
  },
};
