/** Samples latencies or memory while some work is running. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasuredProcess } from './measured-process.ts';

/** Latencies in milliseconds of calls made one after the other until the work is done. */
export async function sampleLatencies(work: Promise<unknown>, call: (number: number) => Promise<Response>) {
  const times: number[] = [];
  let isDone = false;
  const stop = () => (isDone = true);
  work.then(stop, stop);
  while (!isDone) {
    const startedAt = performance.now();
    await (await call(times.length)).arrayBuffer();
    times.push(performance.now() - startedAt);
    await sleep(10);
  }
  await work;
  return times;
}

/** The maximum resident memory of a process, in MB. */
export async function sampleMaxMemory(work: Promise<unknown>, measured: MeasuredProcess): Promise<number> {
  let maxMb = measured.memoryMb();
  const timer = setInterval(() => (maxMb = Math.max(maxMb, measured.memoryMb())), 50);
  await work.finally(() => clearInterval(timer));
  return maxMb;
}
