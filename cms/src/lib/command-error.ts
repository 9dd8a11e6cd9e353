/** A failure of a command that is printed as it is, without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a command of `src/commands` and exits: 0, or 1 after one line about a failure. */
export function runCommand(run: (args: string[]) => Promise<string>): void {
  // The exit code if the event loop is empty before the command has ended.
  process.exitCode = 1;
  run(process.argv.slice(2)).then(
    (output) => {
      console.log(output);
      process.exit(0);
    },
    (error: unknown) => {
      console.error(error instanceof CommandError ? error.message : error);
      process.exit(1);
    },
  );
}

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
