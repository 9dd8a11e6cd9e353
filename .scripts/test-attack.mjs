import { run } from './bootstrap.mjs';

await run('test-attack');
// Child processes of an interrupted run are killed on exit.
process.exit();
