/** SVGs in a bucket whose headers another program has stored. */
import { CopyObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { reachStorage } from './failure';
import { fileName, type NamedFile } from './stored-files';
import { objectHeaders, svgType } from './read-object';
import type { Bucket } from './s3-client';

/** Names of SVGs without the headers that keep browsers from showing them as pages. */
export async function findUnprotectedSvgs({ client, name: bucket }: Bucket, missing: Set<string>): Promise<string[]> {
  const rows: NamedFile[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['hash', 'ext'], where: { mime: svgType, provider: 'aws-s3' } });
  const unprotected: string[] = [];
  for (const name of rows.map(fileName).filter((key) => !missing.has(key))) {
    const { ContentType, ContentDisposition } = await reachStorage(`reading ${name}`, () =>
      client.send(new HeadObjectCommand({ Bucket: bucket, Key: name })),
    );
    if (ContentType !== svgType || ContentDisposition !== 'attachment') unprotected.push(name);
  }
  return unprotected;
}

/** Copies the object to itself with other headers. */
export async function protectSvg({ client, name: bucket }: Bucket, name: string): Promise<void> {
  const headers = { ContentType: svgType, ...objectHeaders(svgType), MetadataDirective: 'REPLACE' as const };
  const copy = { Bucket: bucket, Key: name, CopySource: `${bucket}/${encodeURIComponent(name)}`, ...headers };
  await reachStorage(`changing ${name}`, () => client.send(new CopyObjectCommand(copy)));
}
