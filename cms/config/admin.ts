import { secretFor } from '#lib/secrets';
import { settings } from '#lib/settings';
import { getPreviewUrl } from '../src/panel/preview/links';

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
    config: { allowedOrigins: [new URL(settings().publicUrl).origin], handler: getPreviewUrl },
  },
  autoOpen: false,
  flags: { nps: false, promoteEE: false },
};
