/** Options of a command: `--only=TEXT,TEXT` and flags such as `--quick`. */
import { UserError } from './user-error.mjs';

/** `only`: the chosen names, all without `--only`. */
export type Options = { only: string[]; flags: ReadonlySet<string> };

type Known = {
  /** The names that `--only` chooses among. */
  names: readonly string[];
  /** Whether `--only` accepts a part of a name, and so can choose several. */
  matchesParts?: boolean;
  flags?: readonly string[];
};

/** Throws for an unknown option or name, with the valid ones. */
export function parseOptions(args: string[], { names, matchesParts = false, flags = [] }: Known): Options {
  const valid = ['--only=NAME,NAME', ...flags];
  const unknown = args.find((arg) => !arg.startsWith('--only=') && !flags.includes(arg));
  if (unknown !== undefined) throw new UserError(`Unknown option ${unknown}. The options are ${valid.join(', ')}`);
  const given = args.flatMap((arg) => (arg.startsWith('--only=') ? arg.slice('--only='.length).split(',') : []));
  const find = (text: string) => names.filter((name) => (matchesParts ? name.includes(text) : name === text));
  const missing = given.find((text) => find(text).length === 0);
  if (missing !== undefined) throw new UserError(`--only=${missing} is none of: ${names.join(', ')}`);
  const only = given.length === 0 ? [...names] : [...new Set(given.flatMap(find))];
  return { only, flags: new Set(args) };
}
