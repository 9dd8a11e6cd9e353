/** Keeps services running together until somebody asks to end them. */
import { say } from '../run.mjs';
import { untilReady } from './ready.ts';
import { type Program, Service } from './service.ts';

export type Supervised = Program & { readyAt: string };

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A terminal that is gone (SIGHUP) must not end the supervisor before its services. */
function outliveTheTerminal() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Runs until a signal; answers with the exit code. */
export async function supervise(programs: Supervised[], onReady: () => void): Promise<number> {
  outliveTheTerminal();
  const services = programs.map((program) => new Service(program));
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => {
      say('boldridge', 'stopping');
      void Promise.all(services.map((service) => service.stop())).then(() => resolve());
    });
  });
  for (const ending of endings) {
    process.on(ending, () => {
      if (stopping.signal.aborted) services.forEach((service) => service.kill());
      else stopping.abort();
    });
  }

  try {
    await Promise.all(
      services.map(async (service, index) => untilReady(service, programs[index]?.readyAt ?? '', stopping.signal)),
    );
    if (!stopping.signal.aborted) onReady();
  } catch (error) {
    stopping.abort();
    await stopped;
    throw error;
  }
  await stopped;
  say('boldridge', 'stopped');
  return 0;
}
