/** One hash of everything a build reads, to skip builds whose inputs are unchanged. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

export type Inputs = {
  /** Files and folders, relative to the repository's root. */
  paths: string[];
  /** Files in these folders that have no effect on the build. */
  exclude?: RegExp;
};

function* filesUnder(entry: string): Generator<string> {
  if (!existsSync(entry)) return;
  if (!statSync(entry).isDirectory()) return yield entry;
  for (const name of readdirSync(entry).sort()) {
    if (!name.startsWith('.') && name !== 'node_modules' && name !== 'dist') yield* filesUnder(path.join(entry, name));
  }
}

/** Paths relative to `root`, with forward slashes. */
export function* inputFiles(root: string, { paths, exclude }: Inputs): Generator<string> {
  for (const entry of paths) {
    for (const file of filesUnder(path.join(root, entry))) {
      const name = path.relative(root, file).replaceAll(path.sep, '/');
      if (!exclude?.test(name)) yield name;
    }
  }
}

export function fingerprint(root: string, inputs: Inputs): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const name of inputFiles(root, inputs)) {
    hash.update(`\0${name}\0`).update(readFileSync(path.join(root, name)));
  }
  return hash.digest('hex');
}
