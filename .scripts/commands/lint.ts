/** `npm run lint`: lints, with the linter of this repository. */
import { exec } from '../exec.mjs';
import { bin, root } from '../paths.ts';

export const main = (args: string[]) => exec('lint', bin(root, 'oxlint'), ['--deny-warnings', ...args], { cwd: root });
