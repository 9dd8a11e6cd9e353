import { maxImportBytes } from '#domain/beer/csv-import';
import { maxImageBytes, maxImagesPerRequest, maxJsonBytes } from '#lib/limits';
import { settings } from '#lib/settings';
import { tempFileName } from '#lib/uploads';

const { s3 } = settings();
const storageOrigins = s3 ? [new URL(s3.publicUrl).origin] : [];

/** From outside to inside. Everything `/api` decides about a call is decided before its body is read. */
export default [
  'global::drain-request',
  'global::request-log',
  'strapi::errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          'connect-src': ["'self'"],
          'img-src': ["'self'", 'data:', 'blob:', ...storageOrigins],
          'media-src': ["'self'", 'data:', 'blob:', ...storageOrigins],
          upgradeInsecureRequests: null,
        },
      },
      referrerPolicy: { policy: 'no-referrer' },
    },
  },
  'global::response-headers',
  'global::health',
  'global::storage-full',
  'global::content-versions',
  'global::api-errors',
  'global::content-encoding',
  'global::api-route',
  'global::api-session',
  'global::api-body',
  'global::api-cache',
  // Nobody else's page may read an answer: the site asks from its own origin.
  { name: 'strapi::cors', config: { origin: [], credentials: false } },
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      // DELETE has a body when an image is named by its storage path.
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
      jsonLimit: maxJsonBytes,
      formLimit: '64kb',
      textLimit: '64kb',
      formidable: {
        filename: tempFileName,
        // formidable adds up the files of a request; each one is measured again by whoever takes it.
        maxFileSize: maxImageBytes * maxImagesPerRequest + maxImportBytes,
        maxFields: 50,
        maxFieldsSize: 1024 * 1024,
      },
    },
  },
  'global::received-files',
  'strapi::favicon',
  'strapi::public',
];
