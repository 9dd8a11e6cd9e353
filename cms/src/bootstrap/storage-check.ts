/** Finds out at start whether the bucket can be used, and while it can't, when it can again: `/readyz` warns as long. */
import { HeadBucketCommand } from '@aws-sdk/client-s3';
import type { Core } from '@strapi/strapi';
import { reachStorage, storageWarnings } from '#lib/storage/failure';
import { openBucket } from '#lib/storage/s3-client';

const schedule = '*/30 * * * * *';

/** Does not delay the start: everything but uploads works without the bucket. */
export function watchStorage(strapi: Core.Strapi): void {
  const bucket = openBucket();
  if (!bucket) return;
  // `reachStorage` has logged a failure.
  const check = () =>
    reachStorage('finding the bucket', () => bucket.client.send(new HeadBucketCommand({ Bucket: bucket.name }))).catch(
      () => undefined,
    );
  void check();
  const task = async () => {
    if (storageWarnings().length > 0) await check();
  };
  strapi.cron.add({ storageCheck: { task, options: { rule: schedule } } });
}
