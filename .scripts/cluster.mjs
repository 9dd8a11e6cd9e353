import { run } from './bootstrap.mjs';

await run('cluster');
process.exit();
