/** `npm run dev`: cms and web with reload, on the same two ports as `npm start`. */
import path from 'node:path';
import { invalidateBuilds } from '../build/build.ts';
import { cms, installDependencies, loadSettings, root, web } from '../paths.ts';
import { assertWritable } from '../supervisor/data-dir.ts';
import { assertPortsFree } from '../supervisor/ports.ts';
import { defineServices } from '../supervisor/services.ts';
import { formatSummary } from '../supervisor/summary.ts';
import { supervise } from '../supervisor/supervise.ts';

export async function main() {
  const startedAt = Date.now();
  const settings = loadSettings();
  await assertPortsFree(settings);
  assertWritable(settings.dataDir);
  await installDependencies();
  // `strapi develop` compiles into the output folder of these builds.
  invalidateBuilds(['cms', 'panel']);

  const reloadingArgs: Record<string, string[]> = {
    cms: [path.join(cms, 'node_modules/@strapi/strapi/bin/strapi.js'), 'develop'],
    web: [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', path.join(web, 'server/dev.ts')],
  };
  const services = defineServices(settings).map((service) => ({
    ...service,
    args: reloadingArgs[service.name] ?? service.args,
    env: { ...service.env, NODE_ENV: 'development' },
    // A process that stopped at a breakpoint, or waits for a syntax error to be corrected, is not hung.
    liveness: undefined,
  }));
  return supervise(services, () => console.log(formatSummary(settings, (Date.now() - startedAt) / 1000)));
}
