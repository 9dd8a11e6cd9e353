/** What a build was made from, as one hash: the same inputs need no second build. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

export type Inputs = {
  /** Files and folders, from the repository's root. */
  paths: string[];
  /** Paths that are inside those, but make no difference to what is built. */
  except?: RegExp;
};

function* filesUnder(entry: string): Generator<string> {
  if (!existsSync(entry)) return;
  if (!statSync(entry).isDirectory()) return yield entry;
  for (const name of readdirSync(entry).sort()) {
    if (name !== 'node_modules' && name !== 'dist') yield* filesUnder(path.join(entry, name));
  }
}

export function fingerprint(root: string, { paths, except }: Inputs): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const entry of paths) {
    for (const file of filesUnder(path.join(root, entry))) {
      const name = path.relative(root, file).replaceAll(path.sep, '/');
      if (except?.test(name)) continue;
      hash.update(`\0${name}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
