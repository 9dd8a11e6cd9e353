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
import { installEverything, root } from '../project.ts';
import { say } from '../run.mjs';

type Options = { quick: boolean; only: string[] };

async function measure(brewery: Brewery, options: Options): Promise<Figure[]> {
  const figures: Figure[] = [];
  const part = async (name: string, work: () => Promise<Figure[]>) => {
    if (options.only.length > 0 && !options.only.includes(name)) return;
    const began = performance.now();
    figures.push(...(await work()));
    say('bench', `${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  };
  await fillUpTo(brewery, 100);
  await brewery.restart();
  await part('start', async () => [...measureStart(brewery), ...(await measureIdle(brewery))]);
  await part('load', async () => {
    const { result, figure } = await measureLoaded(brewery, measureThroughput(brewery, options));
    return [{ ...figure, note: `${figure.note}; stock Strapi ${result.stockMemory.toFixed(0)}` }, ...result.figures];
  });
  await part('render', () => measureRender(brewery));
  await part('edits', () => measureEdit(brewery, options));
  // Before the phone's visits, which make some of them.
  await part('pictures', () => measurePictures(brewery));
  await part('phone', async () => [...measureEntry(), ...(await measurePhone(brewery, options))]);
  await part('flood', () => measureFlood(brewery, options));
  await part('import', () => measureImport(brewery));
  return figures;
}

export async function main(args: string[]) {
  const began = Date.now();
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  const options = { quick: args.includes('--quick'), only: only?.split(',') ?? [] };
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
