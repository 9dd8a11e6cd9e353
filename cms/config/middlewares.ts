import { maxImportBytes } from '#domain/shared/csv-import';
import { maxImageBytes, maxImagesPerRequest, maxJsonBytes } from '#lib/limits';
import { settings } from '#lib/settings';
import { tempFileName } from '#lib/uploads';

const { storageUrl } = settings();
const storageOrigins = storageUrl ? [new URL(storageUrl).origin] : [];

/** In the order in which requests pass them. Everything up to `global::temp-files` runs before the body is read. */
export default [
  'global::forwarded-headers',
  'global::drain-request',
  'global::request-log',
  'strapi::errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        // Strapi adds the site to `frame-src`, for previews. Its design system inserts style elements.
        directives: {
          'script-src': ["'self'"],
          'style-src': ["'self'", "'unsafe-inline'"],
          'font-src': ["'self'", 'data:'],
          'base-uri': ["'none'"],
          'frame-ancestors': ["'none'"],
          // Strings: of arrays, Strapi fills up missing positions with its own sources, such as https: and a host of its own.
          'connect-src': "'self'",
          'img-src': ["'self'", 'data:', 'blob:', ...storageOrigins].join(' '),
          'media-src': ["'self'", 'data:', 'blob:', ...storageOrigins].join(' '),
          upgradeInsecureRequests: null,
        },
      },
      referrerPolicy: { policy: 'no-referrer' },
      frameguard: { action: 'deny' },
      // Previews that the panel opens close themselves.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      originAgentCluster: true,
      // web sends HSTS for the public host. The panel's host may have other ports without https.
      hsts: false,
    },
  },
  'global::response-headers',
  'global::health',
  'global::panel-unavailable',
  'global::stored-files',
  'global::content-versions',
  'global::preview',
  'global::api-errors',
  'global::content-encoding',
  'global::api',
  'global::panel',
  // No other origin may read responses: the site calls the API from its own.
  { name: 'strapi::cors', config: { origin: [], credentials: false } },
  'strapi::query',
  'global::temp-files',
  {
    name: 'strapi::body',
    config: {
      // DELETE of an image may have a body with its storage path.
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
      jsonLimit: maxJsonBytes,
      formLimit: '64kb',
      textLimit: '64kb',
      formidable: {
        filename: tempFileName,
        // The total of all files in a request; the size of each file is checked later.
        maxFileSize: maxImageBytes * maxImagesPerRequest + maxImportBytes,
        maxFields: 50,
        maxFieldsSize: 1024 * 1024,
      },
    },
  },
  'global::received-body',
  'strapi::favicon',
  'strapi::public',
];
