import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { secretFor } from '#lib/secrets';
import { repositoryDir, settings } from '#lib/settings';
import { maxImageBytes } from '#lib/limits';

const { s3, smtpUrl, mailFrom, publicUrl } = settings();

const storage = s3
  ? {
      provider: 'aws-s3',
      providerOptions: {
        baseUrl: s3.publicUrl,
        s3Options: {
          credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
          region: s3.region,
          ...(s3.endpoint ? { endpoint: s3.endpoint } : {}),
          forcePathStyle: s3.forcePathStyle,
          // Checksums by default are an Amazon habit that other storages refuse.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
          // No ACL: buckets of today have them switched off; reading is the bucket's policy.
          params: { Bucket: s3.bucket, ACL: undefined },
        },
      },
      actionOptions: { upload: { CacheControl: 'public, max-age=31536000, immutable' }, uploadStream: {}, delete: {} },
    }
  : { provider: 'local' };

/** A mail server that says nothing is given up long before the outbox takes the mail for nobody's. */
function impatient(address: string): string {
  const url = new URL(address);
  const waits = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };
  for (const [name, wait] of Object.entries(waits)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(wait));
  }
  return url.href;
}

const email = smtpUrl
  ? {
      enabled: true,
      config: {
        provider: 'nodemailer',
        providerOptions: impatient(smtpUrl),
        settings: { defaultFrom: mailFrom, defaultReplyTo: mailFrom },
      },
    }
  : { enabled: true, config: { provider: 'sendmail', settings: { defaultFrom: mailFrom, defaultReplyTo: mailFrom } } };

const panelExtension = join(repositoryDir, 'admin-extensions');

export default {
  // The site has an image pipeline of its own: no second set of sizes on disk.
  upload: { config: { ...storage, sizeLimit: maxImageBytes, breakpoints: {} } },
  email,
  'users-permissions': {
    config: {
      jwtSecret: secretFor('users-permissions.jwt'),
      register: { allowedFields: [] },
      ratelimit: { enabled: true },
    },
  },
  ...(existsSync(join(panelExtension, 'package.json'))
    ? { 'brewery-panel': { enabled: true, resolve: '../admin-extensions', config: { publicUrl } } }
    : {}),
};
