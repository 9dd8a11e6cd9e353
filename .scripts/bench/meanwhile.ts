/** What somebody feels while something else goes on. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from './program.ts';

/** Milliseconds that each of their calls took, one after the other until the work has ended. */
export async function timesMeanwhile(work: Promise<unknown>, call: (number: number) => Promise<Response>) {
  const times: number[] = [];
  let isDone = false;
  const stop = () => (isDone = true);
  work.then(stop, stop);
  while (!isDone) {
    const began = performance.now();
    await (await call(times.length)).arrayBuffer();
    times.push(performance.now() - began);
    await pause(10);
  }
  await work;
  return times;
}

/** The most that a program weighs. */
export async function megabytesMeanwhile(work: Promise<unknown>, program: Program): Promise<number> {
  let most = program.megabytes();
  const timer = setInterval(() => (most = Math.max(most, program.megabytes())), 50);
  await work.finally(() => clearInterval(timer));
  return most;
}
