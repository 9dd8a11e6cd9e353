/** Waits until a service reports that it is ready. */
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../user-error.mjs';
import { responds } from './probe.ts';
import type { Service } from './service.ts';

const timeoutMs = 300_000;
const probeTimeoutMs = 2000;
/** A service that has crashed this often without ever being ready is not expected to recover. */
const maxStartAttempts = 3;

export async function waitUntilReady(service: Service, readyUrl: string, stopped: AbortSignal) {
  const { name } = service.definition;
  const deadline = Date.now() + timeoutMs;
  while (!(service.isRunning && (await responds(readyUrl, probeTimeoutMs)))) {
    if (stopped.aborted) return;
    if (service.failures >= maxStartAttempts) throw new UserError(`${name} does not start; see its output above`);
    if (Date.now() > deadline) throw new UserError(`${name} was not ready after ${timeoutMs / 1000} s (${readyUrl})`);
    await sleep(100);
  }
}
