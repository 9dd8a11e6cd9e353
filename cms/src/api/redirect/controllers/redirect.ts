import { toRedirect, listRedirects } from '../document';
import { selectPublicRedirects } from '../public-redirects';

export default {
  async list() {
    return { redirects: await selectPublicRedirects((await listRedirects()).map(toRedirect)) };
  },
};
