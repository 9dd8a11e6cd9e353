import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDkimOptions } from '#lib/mail/smtp';
import { secretFor } from '#lib/secrets';
import { repositoryDir, settings } from '#lib/settings';
import { maxImageBytes } from '#lib/limits';
import { s3ClientOptions } from '#lib/storage/s3-client';

const { s3, storageUrl, publicUrl } = settings();

const storage = s3
  ? {
      provider: 'aws-s3',
      providerOptions: {
        // A private bucket's files are served below the path of files on the disk.
        baseUrl: storageUrl ?? '/uploads',
        s3Options: {
          ...s3ClientOptions(s3),
          // New buckets reject ACLs; the bucket's policy grants public read access.
          params: { Bucket: s3.bucket, ACL: undefined },
        },
      },
      // `bootstrap/storage-provider` adds the headers of objects.
      actionOptions: { upload: {}, uploadStream: {}, delete: {} },
    }
  : { provider: 'local' };

// Sends nothing: see extensions/email.
const email = { enabled: true, config: { provider: 'nodemailer', providerOptions: {}, settings: {} } };

// An unusable key stops the start.
readDkimOptions();

const panelExtension = join(repositoryDir, 'admin-extensions');

export default {
  upload: {
    config: {
      ...storage,
      sizeLimit: maxImageBytes,
      // Limits what the panel accepts; the API also checks that images can be decoded.
      security: {
        allowedTypes: [
          'image/jpeg',
          'image/png',
          'image/gif',
          'image/webp',
          'image/heic',
          'image/heif',
          'image/svg+xml',
        ],
      },
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
