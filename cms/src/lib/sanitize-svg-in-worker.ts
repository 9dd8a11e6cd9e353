/**
 * Cleans an SVG in a thread of its own: a small file can be made so that reading it takes hours. Here that keeps nobody
 * waiting, and is given up after a while.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { runExclusive } from './mutex';

const patience = 10_000;

type Cleaned = { kind: 'clean'; svg: string } | { kind: 'no SVG' } | { kind: 'too much' };

async function clean(text: string): Promise<Cleaned> {
  const worker = new Worker(join(__dirname, 'svg-worker.js'), {
    workerData: text,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const giveUp = setTimeout(() => void worker.terminate(), patience);
  const cleaned = await new Promise<Cleaned>((resolve) => {
    worker.on('message', (svg: string | null) => resolve(svg === null ? { kind: 'no SVG' } : { kind: 'clean', svg }));
    // It ran out of memory, or of time.
    worker.on('error', () => resolve({ kind: 'too much' }));
    worker.on('exit', () => resolve({ kind: 'too much' }));
  });
  clearTimeout(giveUp);
  await worker.terminate();
  return cleaned;
}

/** One at a time, so that a processor is left for everybody else. */
export const sanitizeSvgInWorker = (text: string): Promise<Cleaned> => runExclusive('SVG', () => clean(text));
