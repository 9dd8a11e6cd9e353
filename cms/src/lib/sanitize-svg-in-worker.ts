/**
 * Sanitizes an SVG in a worker thread with bounded time and memory: a small file can be crafted so that parsing it takes
 * hours.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { runExclusive } from './mutex';
import type { SanitizedSvg } from './sanitize-svg';

const timeoutMs = 10_000;
const maxMemoryMb = 256;

type Result = SanitizedSvg | { kind: 'limit-exceeded' };

async function sanitize(text: string): Promise<Result> {
  const worker = new Worker(join(__dirname, 'svg-worker.js'), {
    workerData: text,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  });
  let timer: NodeJS.Timeout | undefined;
  const result = await new Promise<Result>((resolve) => {
    worker.on('message', (message: 'ready' | SanitizedSvg) => {
      // Excludes loading the parser, which takes seconds on a busy server.
      if (message === 'ready') timer = setTimeout(() => void worker.terminate(), timeoutMs);
      else resolve(message);
    });
    worker.on('error', () => resolve({ kind: 'limit-exceeded' }));
    worker.on('exit', () => resolve({ kind: 'limit-exceeded' }));
  });
  clearTimeout(timer);
  await worker.terminate();
  return result;
}

/** One at a time, so that it never occupies more than one CPU core. */
export const sanitizeSvgInWorker = (text: string): Promise<Result> => runExclusive('svg', () => sanitize(text));
