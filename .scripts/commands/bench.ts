/** `npm run bench`: performance metrics against budgets. `--quick` runs fewer rounds, `--only=load,mobile` only these parts. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type AppUnderTest, startApp } from '../bench/app-under-test.ts';
import { ensureBeerCount } from '../bench/beers.ts';
import { measureBundleSize } from '../bench/bundle-size.ts';
import { measureEdit, measureImport } from '../bench/content.ts';
import { measureFloods } from '../bench/floods.ts';
import { measureImageBurst } from '../bench/image-burst.ts';
import { measureLighthouseMobile } from '../bench/lighthouse-mobile.ts';
import { measureLists } from '../bench/lists.ts';
import { formatTable, type Metric } from '../bench/metric.ts';
import { measureIdleMemory, measureMemoryDuring, measureRender, measureStartup } from '../bench/process-metrics.ts';
import { measureScreens } from '../bench/screens.ts';
import { measureThroughput } from '../bench/throughput.ts';
import { measureUniqueUrlLoad } from '../bench/unique-url-load.ts';
import { buildStale } from '../build/build.ts';
import { log } from '../exec.mjs';
import { parseOptions } from '../options.ts';
import { root } from '../paths.ts';

type Options = { quick: boolean; only: string[] };
type Part = (app: AppUnderTest, options: Options) => Promise<Metric[]>;

/** In this order: `images` before `mobile`, whose visits create some of the images. */
const parts: Record<string, Part> = {
  start: async (app) => [...measureStartup(app), ...(await measureIdleMemory(app))],
  load: async (app, options) => {
    const { result, cms, web } = await measureMemoryDuring(app, measureThroughput(app, options));
    const note = `vanilla Strapi ${result.vanillaMemoryMb.toFixed(0)}`;
    return [{ ...cms, note }, web, ...result.metrics];
  },
  render: measureRender,
  edits: measureEdit,
  images: measureImageBurst,
  mobile: async (app, options) => [...measureBundleSize(), ...(await measureLighthouseMobile(app, options))],
  lists: measureLists,
  'unique-urls': measureUniqueUrlLoad,
  floods: measureFloods,
  screens: measureScreens,
  import: measureImport,
};

async function measure(app: AppUnderTest, options: Options): Promise<Metric[]> {
  const metrics: Metric[] = [];
  await ensureBeerCount(app, 100);
  await app.restart();
  for (const [name, part] of Object.entries(parts)) {
    if (!options.only.includes(name)) continue;
    const startedAt = performance.now();
    metrics.push(...(await part(app, options)));
    log('bench', `${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  }
  return metrics;
}

export async function main(args: string[]) {
  const startedAt = Date.now();
  const { only, flags } = parseOptions(args, { names: Object.keys(parts), flags: ['--quick'] });
  const quick = flags.has('--quick');
  const options = { quick, only };
  await buildStale();
  const app = await startApp();
  try {
    const metrics = await measure(app, options);
    const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
    const machine = `Node ${process.versions.node}, ${availableParallelism()} cores`;
    console.log(`${formatTable(metrics)}\n${machine}, ${minutes} minutes${quick ? ', quick' : ''}`);
    const report = { at: new Date().toISOString(), machine, ...options, metrics };
    writeFileSync(path.join(root, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
    return 0;
  } finally {
    await app.close();
  }
}
