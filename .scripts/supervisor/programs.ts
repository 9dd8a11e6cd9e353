/** The two services of the brewery, as `npm start` runs them. */
import path from 'node:path';
import type { Settings } from '../../cms/domain/settings/settings.ts';
import { cms, web } from '../project.ts';
import type { Supervised } from './supervise.ts';

/** Where this machine itself finds what listens on `host`. */
export const reachable = (host: string) => {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '[::1]' : host;
};

export function programs({ host, port, cmsPort, dataDir }: Settings): Supervised[] {
  // glibc's many memory arenas serve threads that these programs do not have, and cost tens of megabytes.
  const env = { MALLOC_ARENA_MAX: '2', ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir };
  return [
    {
      name: 'cms',
      cwd: cms,
      args: [path.join(cms, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'],
      env: { ...env, STRAPI_TELEMETRY_DISABLED: 'true' },
      // A new database takes some thirty steps of Strapi's own.
      quiet: /\[internal migration\]|\[discard-drafts\]/,
      readyAt: `http://${reachable(host)}:${cmsPort}/readyz`,
    },
    {
      name: 'web',
      cwd: web,
      args: [path.join(web, 'dist/server/index.js')],
      env,
      readyAt: `http://${reachable(host)}:${port}/readyz`,
    },
  ];
}
