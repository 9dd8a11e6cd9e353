import { secretFor } from '#lib/secrets';
import { settings } from '#lib/settings';

export default {
  url: '/admin',
  auth: {
    secret: secretFor('admin.jwt'),
    // Strapi adds `Secure` on https requests, which `proxy.koa` in server.ts recognizes behind a proxy.
    cookie: { path: '/admin', sameSite: 'strict' },
  },
  apiToken: { salt: secretFor('admin.api-token'), secrets: { encryptionKey: secretFor('admin.encryption') } },
  transfer: { token: { salt: secretFor('admin.transfer') } },
  secrets: { encryptionKey: secretFor('admin.encryption') },
  preview: {
    enabled: true,
    // The handler is set at the start (src/panel/preview/links.ts).
    config: { allowedOrigins: [new URL(settings().publicUrl).origin] },
  },
  autoOpen: false,
  flags: { nps: false, promoteEE: false },
};
