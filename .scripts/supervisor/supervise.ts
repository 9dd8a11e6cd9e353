/** Runs services together until a stop signal, and then stops them in order. */
import { execFileSync } from 'node:child_process';
import { log, stopSignals } from '../exec.mjs';
import { waitUntilReady } from './ready.ts';
import { type ServiceDefinition, Service } from './service.ts';

export type SupervisedService = ServiceDefinition & { readyUrl: string };

/** After a SIGHUP the terminal is gone; writing to it must not crash the supervisor before it has stopped its services. */
function ignoreBrokenPipes() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** A killed npm passes no signal on. Without npm, a service in the background may outlive the shell that started it. */
function stopWithNpm(stopping: AbortController) {
  if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return;
  const npm = findNpm();
  setInterval(() => isAlive(npm) || stopping.abort(), 1000).unref();
}

/** npm starts a shell, which starts this process. */
function findNpm(): number {
  try {
    const parent = execFileSync('ps', ['-o', 'ppid=', '-o', 'comm=', '-p', String(process.ppid)], { encoding: 'utf8' });
    const [, grandparent, name = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(parent) ?? [];
    return name.endsWith('sh') ? Number(grandparent) : process.ppid;
  } catch {
    // A slim container has no `ps`.
    return process.ppid;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The last one first: each still needs those before it for the requests that it finishes. */
async function stopInOrder(services: Service[]) {
  for (const service of services.toReversed()) await service.stop();
}

/**
 * Runs services, each of which may depend on those before it. Resolves with the exit code once every service has stopped;
 * a second signal kills them.
 */
export async function supervise(definitions: SupervisedService[], onReady: () => void): Promise<number> {
  ignoreBrokenPipes();
  const services = definitions.map((definition) => new Service(definition));
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => {
      log('brewery', 'stopping');
      void stopInOrder(services).then(() => resolve());
    });
  });
  stopWithNpm(stopping);
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (stopping.signal.aborted) services.forEach((service) => service.kill());
      else stopping.abort();
    });
  }

  try {
    // Each is ready only after those before it.
    for (const [index, service] of services.entries())
      await waitUntilReady(service, definitions[index]?.readyUrl ?? '', stopping.signal);
    if (!stopping.signal.aborted) onReady();
  } catch (error) {
    stopping.abort();
    await stopped;
    throw error;
  }
  await stopped;
  log('brewery', 'stopped');
  return 0;
}
