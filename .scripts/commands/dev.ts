/** `npm run dev`: cms and web with reload. The staff app has its own Vite server, on the port after PORT. */
import path from 'node:path';
import { invalidateBuilds } from '../build/build.ts';
import { cms, installDependencies, loadSettings, root, web } from '../paths.ts';
import { assertWritable } from '../supervisor/data-dir.ts';
import { assertPortFree, assertPortsFree } from '../supervisor/ports.ts';
import { probeHost, defineServices } from '../supervisor/services.ts';
import { formatSummary } from '../supervisor/summary.ts';
import { supervise, type SupervisedService } from '../supervisor/supervise.ts';

export async function main() {
  const startedAt = Date.now();
  const settings = loadSettings();
  const staffPort = settings.port + 1;
  await assertPortsFree(settings);
  await assertPortFree(settings.host, staffPort, 'PORT');
  assertWritable(settings.dataDir);
  await installDependencies();
  // `strapi develop` compiles into the output folder of these builds.
  invalidateBuilds(['cms', 'panel']);

  const reloadingArgs: Record<string, string[]> = {
    cms: [path.join(cms, 'node_modules/@strapi/strapi/bin/strapi.js'), 'develop'],
    web: [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', path.join(web, 'server/dev.ts')],
  };
  const reloading = defineServices(settings).map((service) => ({
    ...service,
    args: reloadingArgs[service.name] ?? service.args,
    env: { ...service.env, NODE_ENV: 'development' },
  }));
  const vite = path.join(web, 'node_modules/vite/bin/vite.js');
  const staff: SupervisedService = {
    name: 'staff',
    cwd: web,
    args: [
      ...[vite, '--config', 'vite.admin.config.ts'],
      ...['--host', settings.host, '--port', String(staffPort), '--strictPort'],
    ],
    env: { ...process.env, PORT: String(settings.port), CMS_URL: settings.cmsUrl },
    readyUrl: `http://${probeHost(settings.host)}:${staffPort}/admin/`,
  };
  return supervise([...reloading, staff], () =>
    console.log(formatSummary(settings, (Date.now() - startedAt) / 1000, { staff: staff.readyUrl })),
  );
}
