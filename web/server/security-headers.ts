import type { Settings } from '@domain/settings/settings';
import type { SiteSettings } from '@domain/site/site';
import { hashSource } from './csp-hash';
import type { RawHeaders } from './headers';
import { barScriptSource, barStyleSource } from './preview/bar';

const commonHeaders: RawHeaders = [
  'X-Content-Type-Options',
  'nosniff',
  // OpenStreetMap's tile policy requires the referrer (decisions.md, "Map").
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
];

/** If a browser renders an API response as a page, that page can't load or run anything. */
export const apiHeaders: RawHeaders = [
  ...commonHeaders,
  'Content-Security-Policy',
  "default-src 'none'; frame-ancestors 'none'",
];

/** An upload that is opened as a document runs no scripts. (Uploads are also checked when they are received.) */
export const uploadHeaders: RawHeaders = [
  ...commonHeaders,
  'Content-Security-Policy',
  "default-src 'none'; style-src 'unsafe-inline'; sandbox",
];

export type SecurityHeaders = ReturnType<typeof securityHeaders>;

/** The headers of documents. Pages have no inline scripts, and only the staff app inserts style elements. */
export function securityHeaders(settings: Pick<Settings, 'publicUrl' | 'storageUrl'>) {
  const { protocol, port } = new URL(settings.publicUrl);
  const isSecure = protocol === 'https:';
  const storage = settings.storageUrl ? [originOf(settings.storageUrl)] : [];

  const commonPolicy: Policy = {
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  };
  const documentHeaders: RawHeaders = [
    ...commonHeaders,
    'X-Frame-Options',
    'SAMEORIGIN',
    'Cross-Origin-Opener-Policy',
    'same-origin-allow-popups',
    'Permissions-Policy',
    // "Near me" on the distributors page.
    'camera=(), geolocation=(self), microphone=(), payment=()',
    // HSTS applies to all ports of a host, so it is sent only if the site is on the default port.
    ...(isSecure && port === '' ? ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] : []),
  ];

  /** Status pages have inline styles. */
  const statusPolicy: Policy = {
    ...commonPolicy,
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'"],
  };

  /** The URL of a preview has a token, which no other page may receive as a referrer. */
  const previewHeaders: RawHeaders = [
    ...omitHeaders(documentHeaders, ['X-Frame-Options', 'Referrer-Policy']),
    'Referrer-Policy',
    'strict-origin',
    'X-Robots-Tag',
    'noindex, nofollow',
  ];

  /** Only the panel shows previews in a frame. */
  const framedBy = (panelOrigins: readonly string[]): Policy => {
    const origins = panelOrigins.flatMap(originsOf);
    return { 'frame-ancestors': origins.length > 0 ? origins : ["'none'"] };
  };

  const pagePolicy = ({ rewardsUrl, mapTileUrl }: Sources): Policy => ({
    ...commonPolicy,
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...originsOf(mapTileUrl), ...storage],
    'frame-src': ["'self'", ...originsOf(rewardsUrl)],
  });

  /** The inline style and script of a document that is no page of the site. */
  const standalonePolicy = ({ style, script }: Inline): Policy => ({
    ...commonPolicy,
    'script-src': [hashSource(script)],
    'style-src': ["'self'", hashSource(style)],
    'img-src': ["'self'", 'data:', ...storage],
    'frame-src': ["'none'"],
  });

  return {
    /** Map tiles and the rewards program may be loaded from the hosts in the site settings. */
    pages: (sources: Sources): RawHeaders => [
      ...documentHeaders,
      'Content-Security-Policy',
      serializeCsp(pagePolicy(sources)),
    ],
    previews: (sources: Sources, panelOrigins: readonly string[]): RawHeaders => [
      ...previewHeaders,
      'Content-Security-Policy',
      serializeCsp({
        ...pagePolicy(sources),
        'script-src': ["'self'", barScriptSource],
        'style-src': ["'self'", barStyleSource],
        ...framedBy(panelOrigins),
      }),
    ],
    /** The pages of links that are no longer valid. */
    previewProblems: (panelOrigins: readonly string[]): RawHeaders => [
      ...previewHeaders,
      'Content-Security-Policy',
      serializeCsp({ ...statusPolicy, ...framedBy(panelOrigins) }),
    ],
    /** The map in the form of a taproom has the same tiles. */
    staffApp: ({ mapTileUrl }: Pick<Sources, 'mapTileUrl'>): RawHeaders => [
      ...documentHeaders,
      'Content-Security-Policy',
      serializeCsp({
        ...commonPolicy,
        'script-src': ["'self'"],
        // Mantine inserts its theme variables and responsive styles as style elements.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...originsOf(mapTileUrl), ...storage],
        'frame-src': ["'none'"],
        'frame-ancestors': ["'none'"],
      }),
      'X-Robots-Tag',
      'noindex',
    ],
    /** Printed tap lists: not for search engines, which have the page of the list. */
    printed: (inline: Inline): RawHeaders => [
      ...documentHeaders,
      'Content-Security-Policy',
      serializeCsp(standalonePolicy(inline)),
      'X-Robots-Tag',
      'noindex',
    ],
    /** Tap lists in the pages of other sites, which may have a policy that requires the last header. */
    embedded: (inline: Inline): RawHeaders => [
      ...omitHeaders(documentHeaders, ['X-Frame-Options']),
      'Content-Security-Policy',
      serializeCsp({ ...standalonePolicy(inline), 'frame-ancestors': ['*'] }),
      'X-Robots-Tag',
      'noindex',
      'Cross-Origin-Resource-Policy',
      'cross-origin',
    ],
    /** Its service worker serves it without a network. */
    barApp: [
      ...documentHeaders,
      'Content-Security-Policy',
      serializeCsp({
        ...commonPolicy,
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'"],
        'connect-src': ["'self'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'frame-src': ["'none'"],
        'frame-ancestors': ["'none'"],
      }),
      'X-Robots-Tag',
      'noindex',
    ] satisfies RawHeaders,
    statusPages: [...documentHeaders, 'Content-Security-Policy', serializeCsp(statusPolicy)],
  };
}

/** Where pages load something from other hosts. */
type Sources = Pick<SiteSettings, 'rewardsUrl' | 'mapTileUrl'>;

type Inline = { style: string; script: string };

type Policy = Record<string, string[]>;

const serializeCsp = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

const omitHeaders = (headers: RawHeaders, names: readonly string[]): RawHeaders =>
  headers.filter((_entry, index) => !names.includes(headers[index - (index % 2)] ?? ''));

const plainHost = /^[a-z0-9.-]+(?::\d+)?$/;

/** None of a URL without a plain host, which would break the policy: settings of an earlier version may have one. */
function originsOf(url: string | null): string[] {
  const example = url?.replace('://{s}.', '://any-subdomain.') ?? '';
  return URL.canParse(example) && plainHost.test(new URL(example).host) ? [originOf(example)] : [];
}

/** Of a URL or a tile template: `https://{s}.tiles.example/{z}/…` → `https://*.tiles.example`. */
function originOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host.replace('any-subdomain.', '*.')}`;
}
