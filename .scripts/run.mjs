/** `node .scripts/run.mjs COMMAND …` runs a module of `commands/`; `package.json` has a script for each. */
import { run } from './bootstrap.mjs';

const [command = '', ...args] = process.argv.slice(2);
await run(command, args);
// Ends children of an interrupted run, too.
process.exit();
