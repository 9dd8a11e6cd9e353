import { secretFor } from '#lib/secrets';

export default {
  url: '/admin',
  auth: {
    secret: secretFor('admin.jwt'),
    // Strapi makes them `Secure` whenever the request came over https: server.proxy says whom to believe about that.
    cookie: { path: '/admin', sameSite: 'strict' },
  },
  apiToken: { salt: secretFor('admin.api-token'), secrets: { encryptionKey: secretFor('admin.encryption') } },
  transfer: { token: { salt: secretFor('admin.transfer') } },
  secrets: { encryptionKey: secretFor('admin.encryption') },
  autoOpen: false,
  flags: { nps: false, promoteEE: false },
};
