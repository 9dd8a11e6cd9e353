/** Installs the packages that are missing and builds the targets whose inputs have changed since their last build. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '../exec.mjs';
import { root } from '../paths.ts';
import { UserError } from '../user-error.mjs';
import { fingerprint } from './fingerprint.ts';
import { outputPath, pipelines, type Target } from './targets.ts';

const stampFile = (target: Target) => path.join(root, '.stamps', target.name);

function isFresh(target: Target, currentFingerprint: string) {
  const stamp = stampFile(target);
  return existsSync(outputPath(target)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === currentFingerprint;
}

async function buildIfStale(target: Target) {
  const currentFingerprint = fingerprint(root, target.inputs);
  if (isFresh(target, currentFingerprint)) return;
  log(target.name, 'building');
  const startedAt = Date.now();
  rmSync(stampFile(target), { force: true });
  const code = await target.build();
  if (code !== 0 || !existsSync(outputPath(target)))
    throw new UserError(`The build of ${target.name} failed; see its output above`);
  mkdirSync(path.dirname(stampFile(target)), { recursive: true });
  writeFileSync(stampFile(target), currentFingerprint);
  log(target.name, `built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Forces the next build of these targets, e.g. because another tool has written to their output folder. */
export const invalidateBuilds = (names: string[]) =>
  names.forEach((name) => rmSync(path.join(root, '.stamps', name), { force: true }));

async function buildInOrder(targets: Target[]) {
  for (const target of targets) await buildIfStale(target);
}

/** Waits for all of them, also after a failure. */
async function allOf(steps: (Promise<void> | undefined)[]) {
  const failed = (await Promise.allSettled(steps)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

export async function buildStale() {
  await allOf(
    pipelines.map(async ({ install, compile, targets }) => {
      await install();
      await allOf([compile?.(), buildInOrder(targets)]);
    }),
  );
}
