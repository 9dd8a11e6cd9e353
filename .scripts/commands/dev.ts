/**
 * `npm run dev`: everything with reload. Strapi watches the cms, tsx and Vite watch web; the staff app has a Vite of its
 * own, on the port after PORT.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { cms, installEverything, root, settings, web } from '../project.ts';
import { assertWritable } from '../supervisor/data-dir.ts';
import { assertFree, assertPortsFree } from '../supervisor/ports.ts';
import { programs, reachable } from '../supervisor/programs.ts';
import { summary } from '../supervisor/summary.ts';
import { supervise } from '../supervisor/supervise.ts';

const viteOf = (folder: string) => path.join(folder, 'node_modules/vite/bin/vite.js');

export async function main() {
  const began = Date.now();
  const wanted = settings();
  const staffPort = wanted.port + 1;
  await assertPortsFree(wanted);
  await assertFree(wanted.host, staffPort, 'PORT');
  assertWritable(wanted.dataDir);
  await installEverything();
  // Strapi compiles into the folder of the builds: what is there afterwards is not what was built.
  for (const target of ['cms', 'panel']) rmSync(path.join(root, '.stamps', target), { force: true });

  const reloading: Record<string, string[]> = {
    cms: [path.join(cms, 'node_modules/@strapi/strapi/bin/strapi.js'), 'develop'],
    web: [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', path.join(web, 'server/dev.ts')],
  };
  const developed = programs(wanted).map((program) => ({
    ...program,
    args: reloading[program.name] ?? program.args,
    env: { ...program.env, NODE_ENV: 'development' },
  }));
  const staff = {
    name: 'staff',
    cwd: web,
    args: [
      viteOf(web),
      '--config',
      'vite.admin.config.ts',
      '--host',
      wanted.host,
      '--port',
      String(staffPort),
      '--strictPort',
    ],
    env: { ...process.env, PORT: String(wanted.port), CMS_URL: wanted.cmsUrl },
    readyAt: `http://${reachable(wanted.host)}:${staffPort}/admin/`,
  };
  return supervise([...developed, staff], () => {
    const addresses = { staff: staff.readyAt };
    console.log(summary(wanted, (Date.now() - began) / 1000, addresses));
  });
}
