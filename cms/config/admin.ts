import { secretFor } from '#lib/secrets';
import { settings } from '#lib/settings';

const isServedOverTls = settings().cmsUrl.startsWith('https://');

export default {
  url: '/admin',
  auth: {
    secret: secretFor('admin.jwt'),
    // By default production cookies are `Secure`, which Koa refuses to set on the plain http of a private address.
    cookie: { path: '/admin', sameSite: 'strict', secure: isServedOverTls },
  },
  apiToken: { salt: secretFor('admin.api-token'), secrets: { encryptionKey: secretFor('admin.encryption') } },
  transfer: { token: { salt: secretFor('admin.transfer') } },
  secrets: { encryptionKey: secretFor('admin.encryption') },
  autoOpen: false,
  flags: { nps: false, promoteEE: false },
};
