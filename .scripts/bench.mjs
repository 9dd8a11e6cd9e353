import { run } from './bootstrap.mjs';

await run('bench');
// Child processes of a failed measurement are killed on exit.
process.exit();
