/**
 * `npm run bench`: the figures as ratios, in one run on one machine. `--quick` takes fewer rounds, `--only=load,phone`
 * leaves parts out.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fillUpTo } from '../bench/beers.ts';
import { type Brewery, openBrewery } from '../bench/brewery.ts';
import { measureEdit, measureImport } from '../bench/content.ts';
import { measureEntry } from '../bench/entry-size.ts';
import { type Figure, tableOf } from '../bench/figure.ts';
import { measureFlood } from '../bench/flood.ts';
import { measurePhone } from '../bench/phone.ts';
import { measurePictures } from '../bench/pictures.ts';
import { measureIdle, measureLoaded, measureRender, measureStart } from '../bench/process-figures.ts';
import { measureThroughput } from '../bench/throughput.ts';
import { buildWhatIsStale } from '../building/build.ts';
import { Complaint } from '../complaint.mjs';
import { installEverything, root } from '../project.ts';
import { say } from '../run.mjs';

type Options = { quick: boolean; only: string[] };
type Part = (brewery: Brewery, options: Options) => Promise<Figure[]>;

/** In this order: pictures before the phone's visits, which make some of them. */
const parts: Record<string, Part> = {
  start: async (brewery) => [...measureStart(brewery), ...(await measureIdle(brewery))],
  load: async (brewery, options) => {
    const { result, figure } = await measureLoaded(brewery, measureThroughput(brewery, options));
    return [{ ...figure, note: `${figure.note}; stock Strapi ${result.stockMemory.toFixed(0)}` }, ...result.figures];
  },
  render: measureRender,
  edits: measureEdit,
  pictures: measurePictures,
  phone: async (brewery, options) => [...measureEntry(), ...(await measurePhone(brewery, options))],
  flood: measureFlood,
  import: measureImport,
};

async function measure(brewery: Brewery, options: Options): Promise<Figure[]> {
  const figures: Figure[] = [];
  await fillUpTo(brewery, 100);
  await brewery.restart();
  for (const [name, part] of Object.entries(parts)) {
    if (options.only.length > 0 && !options.only.includes(name)) continue;
    const began = performance.now();
    figures.push(...(await part(brewery, options)));
    say('bench', `${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  return figures;
}

function optionsFrom(args: string[]): Options {
  const only =
    args
      .find((arg) => arg.startsWith('--only='))
      ?.slice('--only='.length)
      .split(',') ?? [];
  const unknown = only.find((name) => !(name in parts));
  if (unknown !== undefined) throw new Complaint(`--only=${unknown}: the parts are ${Object.keys(parts).join(', ')}`);
  return { quick: args.includes('--quick'), only };
}

export async function main(args: string[]) {
  const began = Date.now();
  const options = optionsFrom(args);
  await installEverything();
  await buildWhatIsStale();
  const brewery = await openBrewery();
  try {
    const figures = await measure(brewery, options);
    const minutes = ((Date.now() - began) / 60_000).toFixed(1);
    const machine = `Node ${process.versions.node}, ${availableParallelism()} processors`;
    console.log(`${tableOf(figures)}\n${machine}, ${minutes} minutes${options.quick ? ', quick' : ''}`);
    const written = { at: new Date().toISOString(), machine, ...options, figures };
    writeFileSync(path.join(root, 'bench.json'), `${JSON.stringify(written, null, 2)}\n`);
    return 0;
  } finally {
    await brewery.close();
  }
}
