/** A failure of a command that is printed as it is, without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a command of `src/commands` and exits: 0, or 1 after one line about a failure. */
export function runCommand(run: (args: string[]) => Promise<string>): void {
  // If nothing is left to wait for before it has ended.
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
