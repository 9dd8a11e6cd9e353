import type { Settings } from '@domain/settings/settings';
import type { FlatHeaders } from './cache/variants';

/** What may run and load where. No page has an inline script; only the staff app's library writes style elements. */

const everywhere: FlatHeaders = [
  'X-Content-Type-Options',
  'nosniff',
  // OpenStreetMap wants to know whose map it is (decisions.md, "Map").
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
];

/** Data is to be read, not shown: should a browser take it for a page after all, that page can do nothing. */
export const headersOfApi: FlatHeaders = [
  ...everywhere,
  'Content-Security-Policy',
  "default-src 'none'; frame-ancestors 'none'",
];

/** Uploads were checked when they came; opened on their own, they still run nothing. */
export const headersOfUploads: FlatHeaders = [
  ...everywhere,
  'Content-Security-Policy',
  "default-src 'none'; style-src 'unsafe-inline'; sandbox",
];

export type SecurityHeaders = ReturnType<typeof securityHeaders>;

export function securityHeaders(settings: Pick<Settings, 'publicUrl' | 'rewardsUrl' | 'mapTileUrl' | 's3'>) {
  const isSecure = settings.publicUrl.startsWith('https:');
  const storage = settings.s3 ? [originOf(settings.s3.publicUrl)] : [];
  const tiles = settings.mapTileUrl ? [originOf(settings.mapTileUrl)] : [];
  const rewards = settings.rewardsUrl ? [originOf(settings.rewardsUrl)] : [];

  const common: Policy = {
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  };
  const ofDocuments: FlatHeaders = [
    ...everywhere,
    'X-Frame-Options',
    'SAMEORIGIN',
    'Cross-Origin-Opener-Policy',
    'same-origin-allow-popups',
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=()',
    ...(isSecure ? ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] : []),
  ];

  return {
    pages: [
      ...ofDocuments,
      'Content-Security-Policy',
      write({
        ...common,
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...tiles, ...storage],
        'frame-src': ["'self'", ...rewards],
      }),
    ],
    staffApp: [
      ...ofDocuments,
      'Content-Security-Policy',
      write({
        ...common,
        'script-src': ["'self'"],
        // Mantine puts its theme's variables and responsive styles into style elements.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...storage],
        'frame-src': ["'none'"],
        'frame-ancestors': ["'none'"],
      }),
      'X-Robots-Tag',
      'noindex',
    ],
    /** Pages that stand on their own when everything else fails bring their style with them. */
    statusPages: [
      ...ofDocuments,
      'Content-Security-Policy',
      write({ ...common, 'default-src': ["'none'"], 'style-src': ["'unsafe-inline'"], 'img-src': ["'self'"] }),
    ],
  } satisfies Record<string, FlatHeaders>;
}

type Policy = Record<string, string[]>;

const write = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** `https://{s}.tiles.example/{z}/…` is at `https://*.tiles.example`. */
function originOf(address: string): string {
  const { protocol, host } = new URL(address.replace('{s}', 'any-subdomain'));
  return `${protocol}//${host.replace('any-subdomain', '*')}`;
}
