/** The two services that `npm start` runs. */
import path from 'node:path';
import type { Settings } from '../../cms/domain/settings/settings.ts';
import { cms, web } from '../paths.ts';
import type { SupervisedService } from './supervise.ts';

/** The host under which this machine reaches a service that listens on `host`. */
export const probeHost = (host: string) => {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '[::1]' : host;
};

export function defineServices({ host, port, cmsPort, dataDir }: Settings): SupervisedService[] {
  // By default glibc has up to 8 malloc arenas per core, which cost these services tens of megabytes.
  const env = { MALLOC_ARENA_MAX: '2', ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir };
  return [
    {
      name: 'cms',
      cwd: cms,
      args: [path.join(cms, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'],
      env: { ...env, STRAPI_TELEMETRY_DISABLED: 'true' },
      // Strapi logs some thirty internal migrations for a new database.
      hiddenLines: /\[internal migration\]|\[discard-drafts\]/,
      readyUrl: `http://${probeHost(host)}:${cmsPort}/readyz`,
    },
    {
      name: 'web',
      cwd: web,
      args: [path.join(web, 'dist/server/index.js')],
      env,
      readyUrl: `http://${probeHost(host)}:${port}/readyz`,
    },
  ];
}
