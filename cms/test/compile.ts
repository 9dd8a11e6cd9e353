import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

/** Compiles the server anew; files of sources that are gone must not survive, a built panel may. */
export function compile(): void {
  for (const folder of ['src', 'domain', 'config'])
    rmSync(join(root, 'dist', folder), { recursive: true, force: true });
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json'], {
    cwd: root,
    stdio: 'inherit',
  });
}
