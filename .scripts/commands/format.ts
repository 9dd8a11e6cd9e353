/** `npm run format`: formats all files, or those given. */
import { exec } from '../exec.mjs';
import { bin, root } from '../paths.ts';

export const main = (args: string[]) =>
  exec('format', bin(root, 'prettier'), ['--write', '--log-level=warn', ...(args.length > 0 ? args : ['.'])], {
    cwd: root,
  });
