import { CommandError } from '#lib/command-error';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Passes a signal that aborts on Ctrl-C and SIGTERM, so that the work can clean up. */
export async function stopOnSignal<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of signals) process.on(signal, stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? new CommandError('Stopped. Nothing was changed.') : error;
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}
