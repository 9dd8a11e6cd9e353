import { createRequire } from 'node:module';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

export type Storage = { settings: Record<string, string>; filesDir: string; stop: () => Promise<void> };

type S3Server = { run(): Promise<{ port: number }>; close(): Promise<void> };
type S3Constructor = new (options: {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  configureBuckets: { name: string; configs: string[] }[];
}) => S3Server;

const bucket = 'brewery';

/** Storage of uploads: the disk, or with `API_STORAGE=s3` an S3 server on 127.0.0.1. */
export function startStorage(dataDir: string): Promise<Storage> {
  return process.env.API_STORAGE === 's3' ? startS3(dataDir) : Promise.resolve(diskStorage(dataDir));
}

const diskStorage = (dataDir: string): Storage => ({
  settings: {},
  filesDir: join(dataDir, 'public', 'uploads'),
  stop: () => Promise.resolve(),
});

export async function startS3(dataDir: string): Promise<Storage> {
  const S3rver: S3Constructor = createRequire(__filename)('s3rver');
  const directory = join(dataDir, 's3');
  await mkdir(directory, { recursive: true });
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: {
      S3_BUCKET: bucket,
      S3_REGION: 'us-west-1',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PUBLIC_URL: `${endpoint}/${bucket}`,
      S3_FORCE_PATH_STYLE: 'true',
    },
    filesDir: join(directory, bucket),
    stop: () => server.close(),
  };
}
