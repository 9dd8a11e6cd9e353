import { run } from './bootstrap.mjs';

await run('test-cluster');
// Programs of a failed test are killed on exit.
process.exit();
