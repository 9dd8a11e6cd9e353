import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const packageDir = join(__dirname, '..');

/** Compiles the server. Deletes earlier output first, except a built panel, so that no stale files remain. */
export function compile(): void {
  for (const folder of ['src', 'domain', 'config', 'database'])
    rmSync(join(packageDir, 'dist', folder), { recursive: true, force: true });
  execFileSync(process.execPath, [join(packageDir, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json'], {
    cwd: packageDir,
    stdio: 'inherit',
  });
}
