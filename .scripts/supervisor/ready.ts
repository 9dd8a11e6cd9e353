/** Waits until a service says that it is ready. */
import { setTimeout as pause } from 'node:timers/promises';
import { Complaint } from '../complaint.mjs';
import type { Service } from './service.ts';

const patience = 300_000;
/** A service that never came up and died this often will not come up by itself. */
const hopeless = 3;

async function answers(address: string) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

export async function untilReady(service: Service, address: string, stopped: AbortSignal) {
  const { name } = service.program;
  const deadline = Date.now() + patience;
  while (!(service.isRunning && (await answers(address)))) {
    if (stopped.aborted) return;
    if (service.failures >= hopeless) throw new Complaint(`${name} does not start; its messages are above`);
    if (Date.now() > deadline) throw new Complaint(`${name} was not ready after ${patience / 1000} s (${address})`);
    await pause(100);
  }
}
