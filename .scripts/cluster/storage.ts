/** The S3 server of the cluster: a program of its own, so that it can fail on its own. */
import { createRequire } from 'node:module';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { cms } from '../paths.ts';
import { nodeProgram } from './node-program.ts';
import { responds } from './responds.ts';

export type Storage = {
  bucket: string;
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type Options = { folder: string; port: number };

export function defineStorage({ folder, port }: Options) {
  mkdirSync(folder, { recursive: true });
  // The keys of s3rver.
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const storage: Storage = { bucket: 'brewery', endpoint: `http://127.0.0.1:${port}`, ...keys };
  const s3rver = createRequire(path.join(cms, 'package.json')).resolve('s3rver');
  const program = nodeProgram({
    name: 'storage',
    cwd: cms,
    args: [path.join(import.meta.dirname, 's3-server.mjs'), s3rver, folder, String(port), storage.bucket],
    env: { ...process.env },
    isReady: () => responds(`${storage.endpoint}/`, () => true),
  });
  return { storage, program, filesDir: path.join(folder, storage.bucket) };
}
