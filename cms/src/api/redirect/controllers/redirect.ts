import { toRedirect } from '../document';
import { listRedirects } from '../queries';

export default {
  async list() {
    return { redirects: (await listRedirects()).map(toRedirect) };
  },
};
