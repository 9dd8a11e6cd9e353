import { run } from './bootstrap.mjs';

await run('reset-password');
