/** Runs on Node alone: checks its version, installs the root packages, then loads a command written in TypeScript. */
import path from 'node:path';
import { InterruptedError } from './exec.mjs';
import { ensureInstalled } from './install.mjs';
import { UserError } from './user-error.mjs';

const minVersion = { major: 20, minor: 19 };
export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');

/** @param {string} version such as `20.19.0` */
export function isNodeTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < minVersion.major || (major === minVersion.major && minor < minVersion.minor);
}

async function prepare() {
  if (isNodeTooOld(process.versions.node)) {
    throw new UserError(
      `Node ${minVersion.major}.${minVersion.minor} or newer is required, this is ${process.version}: see https://nodejs.org`,
    );
  }
  await ensureInstalled(root, 'root');
  const [{ register: registerCommonJs }, { register }] = await Promise.all([
    import('tsx/cjs/api'),
    import('tsx/esm/api'),
  ]);
  registerCommonJs();
  register();
}

/** @param {string} command a module of `commands/`; its `main` returns the exit code @param {string[]} args */
export async function run(command, args) {
  try {
    await prepare();
    const { main } = await import(`./commands/${command}.ts`);
    process.exitCode = await main(args);
  } catch (error) {
    const isUserError = error instanceof UserError || (error instanceof Error && error.name === 'SettingsError');
    const isInterrupted = error instanceof InterruptedError;
    console.error(isUserError || isInterrupted ? error.message : error);
    process.exitCode = isInterrupted ? error.exitCode : 1;
  }
}
