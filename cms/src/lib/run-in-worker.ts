import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

type WorkerLimits = { timeoutMs: number; maxMemoryMb?: number };

/**
 * Runs a worker thread of this folder, which posts `ready` once its modules are loaded, and then its result. Null if it
 * fails, or exceeds its limits: loading takes seconds on a busy server, and is not counted.
 */
export async function runInWorker<Result extends object>(
  file: string,
  workerData: unknown,
  { timeoutMs, maxMemoryMb }: WorkerLimits,
): Promise<Result | null> {
  const resourceLimits = maxMemoryMb === undefined ? {} : { maxOldGenerationSizeMb: maxMemoryMb };
  const worker = new Worker(join(__dirname, file), { workerData, execArgv: [], resourceLimits });
  let timer: NodeJS.Timeout | undefined;
  const result = await new Promise<Result | null>((resolve) => {
    worker.on('message', (message: 'ready' | Result) => {
      if (message === 'ready') timer = setTimeout(() => void worker.terminate(), timeoutMs);
      else resolve(message);
    });
    worker.on('error', () => resolve(null));
    worker.on('exit', () => resolve(null));
  });
  clearTimeout(timer);
  await worker.terminate();
  return result;
}
