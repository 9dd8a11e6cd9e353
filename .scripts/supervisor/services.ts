/** The two services that `npm start` runs, in the order of their dependencies. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { toLocalHost } from '../../cms/domain/settings/hosts.ts';
import type { Settings } from '../../cms/domain/settings/settings.ts';
import { cms, web } from '../paths.ts';
import { checkEveryFiveSeconds } from './liveness.ts';
import type { SupervisedService } from './supervise.ts';

/** Time for what follows the last response: the email that is being sent, the database and so on. */
const closeTimeoutMs = 10_000;

export function defineServices(settings: Settings): SupervisedService[] {
  const { host, port, cmsHost, cmsPort, dataDir, drainDelayMs, drainTimeoutMs, edgeSecret } = settings;
  const stopTimeoutMs = drainDelayMs + drainTimeoutMs + closeTimeoutMs;
  const cmsUrl = `http://${toLocalHost(cmsHost)}:${cmsPort}`;
  const webUrl = `http://${toLocalHost(host)}:${port}`;
  // By default glibc has up to 8 malloc arenas per core, which cost these services tens of megabytes.
  const env = {
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    // Other processes of this machine can't tell the cms who a visitor is.
    EDGE_SECRET: edgeSecret ?? randomBytes(32).toString('base64url'),
  };
  return [
    {
      name: 'cms',
      cwd: cms,
      args: [path.join(cms, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'],
      env: { ...env, STRAPI_TELEMETRY_DISABLED: 'true' },
      // Strapi logs some thirty internal migrations for a new database.
      hiddenLines: /\[internal migration\]|\[discard-drafts\]/,
      readyUrl: `${cmsUrl}/readyz`,
      liveness: checkEveryFiveSeconds(`${cmsUrl}/healthz`),
      stopTimeoutMs,
    },
    {
      name: 'web',
      cwd: web,
      args: [path.join(web, 'dist/server/index.js')],
      env,
      readyUrl: `${webUrl}/readyz`,
      liveness: checkEveryFiveSeconds(`${webUrl}/healthz`),
      stopTimeoutMs,
    },
  ];
}
