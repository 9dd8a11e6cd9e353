/** Runs a command of `cms/src/commands`, which also works while the system runs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildStale } from './build/build.ts';
import { readSettings } from '../cms/domain/settings/settings.ts';
import { cms, loadSettings, root } from './paths.ts';

/** `changed`: variables of another installation. */
export async function runBuiltCommand(
  name: string,
  args: string[],
  changed: Record<string, string> = {},
): Promise<number> {
  loadSettings();
  const { dataDir, backup } = readSettings({ ...process.env, ...changed }, root);
  const script = path.join(cms, 'dist/src/commands', `${name}.js`);
  // What is built stays as it is: the running system uses it.
  if (!existsSync(script)) {
    await buildStale();
  }
  const env = {
    ...process.env,
    ...changed,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    BACKUP_DIR: backup.dir,
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  const child = spawn(process.execPath, [script, ...args], { cwd: cms, env, stdio: 'inherit' });
  // Ctrl-C reaches both; this process waits until the command has cleaned up.
  const wait = () => undefined;
  process.on('SIGINT', wait);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGINT', wait);
  return code ?? 1;
}
