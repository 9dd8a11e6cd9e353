import { secretFor } from '#lib/secrets';
import { settings } from '#lib/settings';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export default {
  url: '/admin',
  auth: {
    secret: secretFor('admin.jwt'),
    // Strapi adds `Secure` on https requests, which `proxy.koa` in server.ts recognizes behind a proxy.
    cookie: { path: '/admin', sameSite: 'strict' },
    // Lifespans in seconds. A session ends with the browser, or lasts longer if the user has chosen to stay signed in.
    sessions: {
      accessTokenLifespan: 10 * minute,
      idleSessionLifespan: 2 * hour,
      maxSessionLifespan: 12 * hour,
      idleRefreshTokenLifespan: 3 * day,
      maxRefreshTokenLifespan: 14 * day,
    },
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
