/** `npm run dev`: both sides with reload. Strapi watches the cms, tsx and Vite watch web. */
import path from 'node:path';
import { cms, installEverything, root, settings, web } from '../project.ts';
import { assertWritable } from '../supervisor/data-dir.ts';
import { assertPortsFree } from '../supervisor/ports.ts';
import { programs } from '../supervisor/programs.ts';
import { summary } from '../supervisor/summary.ts';
import { supervise } from '../supervisor/supervise.ts';

export async function main() {
  const began = Date.now();
  const wanted = settings();
  await assertPortsFree(wanted);
  assertWritable(wanted.dataDir);
  await installEverything();

  const reloading: Record<string, string[]> = {
    cms: [path.join(cms, 'node_modules/@strapi/strapi/bin/strapi.js'), 'develop'],
    web: [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', path.join(web, 'server/dev.ts')],
  };
  const developed = programs(wanted).map((program) => ({
    ...program,
    args: reloading[program.name] ?? program.args,
    env: { ...program.env, NODE_ENV: 'development' },
  }));
  return supervise(developed, () => console.log(summary(wanted, (Date.now() - began) / 1000)));
}
