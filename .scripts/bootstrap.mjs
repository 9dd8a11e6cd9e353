/** Runs with nothing but Node: sees to Node's version and the root's own install, then runs a command written in TypeScript. */
import path from 'node:path';
import { Complaint } from './complaint.mjs';
import { ensureInstalled } from './install.mjs';

const oldest = { major: 20, minor: 19 };
export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');

/** @param {string} version such as `20.19.0` */
export function isNodeTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < oldest.major || (major === oldest.major && minor < oldest.minor);
}

async function prepare() {
  if (isNodeTooOld(process.versions.node)) {
    throw new Complaint(
      `Node ${oldest.major}.${oldest.minor} or newer is needed, this is ${process.version}: see https://nodejs.org`,
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

/** @param {string} command a module of `commands/`, whose `main` answers with the exit code */
export async function run(command) {
  try {
    await prepare();
    const { main } = await import(`./commands/${command}.ts`);
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    const isPlain = error instanceof Complaint || (error instanceof Error && error.name === 'SettingsError');
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  }
}
