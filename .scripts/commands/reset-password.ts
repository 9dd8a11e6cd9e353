/** `npm run reset-password -- you@example.com`: a new password for a locked-out staff user, shown once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildStale } from '../build/build.ts';
import { cms, installDependencies, loadSettings } from '../paths.ts';

const script = path.join(cms, 'dist/src/commands/reset-password.js');

export async function main(args: string[]) {
  const { dataDir } = loadSettings();
  // What is built stays as it is: the running system uses it.
  if (!existsSync(script)) {
    await installDependencies();
    await buildStale();
  }
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, STRAPI_TELEMETRY_DISABLED: 'true' };
  const child = spawn(process.execPath, [script, ...args], { cwd: cms, env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
