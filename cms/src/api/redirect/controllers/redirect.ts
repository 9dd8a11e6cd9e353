import { toRedirect } from '../document';
import { selectPublicRedirects } from '../public-redirects';
import { listRedirects } from '../queries';

export default {
  async list() {
    return { redirects: await selectPublicRedirects((await listRedirects()).map(toRedirect)) };
  },
};
