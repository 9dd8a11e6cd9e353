import { run } from './bootstrap.mjs';

await run('bench');
// What a failed measurement has left running ends with this.
process.exit();
