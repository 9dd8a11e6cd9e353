import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { secretFor } from '#lib/secrets';
import { settings } from '#lib/settings';

const { cmsHost, cmsPort, dataDir } = settings();

// Strapi does not start without this folder.
mkdirSync(join(dataDir, 'public', 'uploads'), { recursive: true });

export default {
  host: cmsHost,
  port: cmsPort,
  app: { keys: [secretFor('app.keys.1'), secretFor('app.keys.2')] },
  // The first middleware, `global::forwarded-headers`, leaves only the headers of trusted proxies.
  proxy: { koa: true },
  dirs: { public: join(dataDir, 'public') },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
  http: { serverOptions: { requestTimeout: 300_000 } },
};
