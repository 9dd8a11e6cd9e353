/** Supervises two stand-ins at the ports given as arguments. */
import path from 'node:path';
import { supervise } from '../supervise.ts';

const programs = process.argv.slice(2).map((port, index) => ({
  name: index === 0 ? 'cms' : 'web',
  cwd: import.meta.dirname,
  args: [path.join(import.meta.dirname, 'service.mjs')],
  env: { ...process.env, PORT: port },
  readyAt: `http://127.0.0.1:${port}/`,
}));

process.exitCode = await supervise(programs, () => console.log('all ready'));
