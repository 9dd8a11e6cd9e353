/** Builds what is stale and leaves the rest alone. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Complaint } from '../complaint.mjs';
import { root } from '../project.ts';
import { say } from '../run.mjs';
import { fingerprint } from './fingerprint.ts';
import { lanes, outputOf, type Target } from './targets.ts';

const stampOf = (target: Target) => path.join(root, '.stamps', target.name);

function isFresh(target: Target, made: string) {
  const stamp = stampOf(target);
  return existsSync(outputOf(target)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === made;
}

async function buildIfStale(target: Target) {
  const made = fingerprint(root, target.inputs);
  if (isFresh(target, made)) return;
  say(target.name, 'building');
  const began = Date.now();
  rmSync(stampOf(target), { force: true });
  const code = await target.build();
  if (code !== 0 || !existsSync(outputOf(target)))
    throw new Complaint(`The build of ${target.name} failed; its messages are above`);
  mkdirSync(path.dirname(stampOf(target)), { recursive: true });
  writeFileSync(stampOf(target), made);
  say(target.name, `built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

export async function buildWhatIsStale() {
  const built = lanes.map(async (lane) => {
    for (const target of lane) await buildIfStale(target);
  });
  const failed = (await Promise.allSettled(built)).find((lane) => lane.status === 'rejected');
  if (failed) throw failed.reason;
}
