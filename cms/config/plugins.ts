import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { secretFor } from '#lib/secrets';
import { getFallbackSender } from '#lib/mail/sender';
import { repositoryDir, settings } from '#lib/settings';
import { maxImageBytes } from '#lib/limits';

const { s3, smtpUrl, publicUrl } = settings();

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
          // Other S3-compatible storages reject the checksums that the AWS SDK adds by default.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
          // New buckets reject ACLs; the bucket's policy grants public read access.
          params: { Bucket: s3.bucket, ACL: undefined },
        },
      },
      actionOptions: { upload: { CacheControl: 'public, max-age=31536000, immutable' }, uploadStream: {}, delete: {} },
    }
  : { provider: 'local' };

/** SMTP timeouts stay well below the outbox's claim period, so that no other worker sends the same email. */
function withTimeouts(smtpUrlText: string): string {
  const url = new URL(smtpUrlText);
  const timeoutsMs = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };
  for (const [name, timeoutMs] of Object.entries(timeoutsMs)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(timeoutMs));
  }
  return url.href;
}

const senders = { defaultFrom: getFallbackSender(), defaultReplyTo: getFallbackSender() };

const email = smtpUrl
  ? {
      enabled: true,
      config: {
        provider: 'nodemailer',
        providerOptions: withTimeouts(smtpUrl),
        settings: senders,
      },
    }
  : { enabled: true, config: { provider: 'sendmail', settings: senders } };

const panelExtension = join(repositoryDir, 'admin-extensions');

export default {
  upload: {
    config: {
      ...storage,
      sizeLimit: maxImageBytes,
      // Limits what the panel accepts; the API also checks that images can be decoded.
      security: { allowedTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml'] },
      // The site has its own image pipeline.
      breakpoints: {},
    },
  },
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
