import { createHash } from 'node:crypto';
import type { Settings } from '@domain/settings/settings';
import { formatPermissionsPolicy } from '@domain/shared/permissions-policy';
import type { SiteSettings } from '@domain/site/schema';
import { openToOtherOrigins, type ResponseHeaders } from './headers';
import { barScript, barStyle } from './pages/preview-bar';

/** HTTP Strict Transport Security (RFC 6797): browsers then use https only. */

export type TransportSettings = Pick<Settings, 'publicUrl' | 'panelUrl' | 'hsts'>;

const yearSeconds = 31_536_000;

/** Values of the header. `off` makes browsers forget what an earlier response has told them. */
const policies: Record<Settings['hsts'], string> = {
  on: `max-age=${yearSeconds}`,
  subdomains: `max-age=${yearSeconds}; includeSubDomains`,
  off: 'max-age=0',
};

/** The policy covers all ports of a host: a panel without https on another port could no longer be opened. */
function isHostShared({ publicUrl, panelUrl, hsts }: TransportSettings): boolean {
  const { hostname, port } = new URL(publicUrl);
  if (port !== '') return true;
  const panel = panelUrl === null ? null : new URL(panelUrl);
  if (panel?.protocol !== 'http:') return false;
  return panel.hostname === hostname || (hsts === 'subdomains' && panel.hostname.endsWith(`.${hostname}`));
}

/** Browsers ignore it on http. */
export function strictTransportSecurity(settings: TransportSettings): ResponseHeaders {
  if (!settings.publicUrl.startsWith('https://') || isHostShared(settings)) return {};
  return { 'Strict-Transport-Security': policies[settings.hsts] };
}

const contentHeaders: ResponseHeaders = {
  'X-Content-Type-Options': 'nosniff',
  // OpenStreetMap's tile policy requires the referrer.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Pages of other sites can't load the response, as an image for example. */
const sameOrigin: ResponseHeaders = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const crossOrigin: ResponseHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const unindexed: ResponseHeaders = { 'X-Robots-Tag': 'noindex' };

/** A browser that renders such a response as a page can't load or run anything in it. */
const emptyPolicy: ResponseHeaders = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

export const apiHeaders: ResponseHeaders = { ...contentHeaders, ...sameOrigin, ...emptyPolicy };

/** Responses that scripts of all sites may read: public calls and feeds. Images, which emails and feed readers show. */
export const openHeaders: ResponseHeaders = { ...contentHeaders, ...crossOrigin, ...emptyPolicy };

/** Scripts of the site, and files for browsers and crawlers. */
export const fileHeaders: ResponseHeaders = { ...contentHeaders, ...sameOrigin };

/**
 * The script that other sites load for embedded lists, and the styles and fonts that the lists load: a sandboxed frame has an
 * origin of its own.
 */
export const openFileHeaders: ResponseHeaders = { ...contentHeaders, ...crossOrigin, ...openToOtherOrigins };

/** An upload that is opened as a document runs no scripts. (Uploads are also checked when they are received.) */
export const uploadHeaders: ResponseHeaders = {
  ...contentHeaders,
  ...crossOrigin,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** "Near me" on the distributors page; copied links; boards that keep a screen on; videos and their controls. */
const permissionsPolicy = formatPermissionsPolicy([
  'autoplay',
  'clipboard-write',
  'fullscreen',
  'geolocation',
  'picture-in-picture',
  'screen-wake-lock',
]);

export type SecurityHeaders = ReturnType<typeof securityHeaders>;

/** The headers of documents. Pages have no inline scripts, and only the staff app inserts style elements. */
export function securityHeaders(settings: Pick<Settings, 'storageUrl'> & TransportSettings) {
  const isSecure = new URL(settings.publicUrl).protocol === 'https:';
  const transport = strictTransportSecurity(settings);
  const storage = settings.storageUrl ? [originOf(settings.storageUrl)] : [];

  const commonPolicy: Policy = {
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  };
  const document = (ownPolicy: Policy, headers: ResponseHeaders): ResponseHeaders => ({
    ...contentHeaders,
    ...sameOrigin,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy,
    ...transport,
    ...headers,
    'Content-Security-Policy': Object.entries({ ...commonPolicy, ...ownPolicy })
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
  });
  const unframed: ResponseHeaders = { 'X-Frame-Options': 'SAMEORIGIN' };

  /** Status pages have inline styles. */
  const statusPolicy: Policy = {
    ...withoutMarkupFromScripts,
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'"],
  };

  /** The URL of a preview has a token, which no other page may receive as a referrer. */
  const previewHeaders: ResponseHeaders = {
    'Referrer-Policy': 'strict-origin',
    // The panel opens previews, which close themselves.
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'X-Robots-Tag': 'noindex, nofollow',
  };

  /** Only the panel shows previews in a frame. */
  const framedBy = (panelOrigins: readonly string[]): Policy => {
    const origins = panelOrigins.flatMap(originsOf);
    return { 'frame-ancestors': origins.length > 0 ? origins : ["'none'"] };
  };

  const pagePolicy = ({ rewardsUrl, mapTileUrl }: Sources): Policy => ({
    ...withDefaultPolicy,
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...originsOf(mapTileUrl), ...storage],
    'frame-src': ["'self'", ...originsOf(rewardsUrl)],
  });

  /** A document that is no page of the site, with an inline style. */
  const standalonePolicy = (style: string): Policy => ({
    ...withoutMarkupFromScripts,
    'style-src': ["'self'", hashSource(style)],
    'img-src': ["'self'", 'data:', ...storage],
    'frame-src': ["'none'"],
  });

  return {
    /** The headers of every response without headers of its own kind, such as redirects. */
    defaults: { ...contentHeaders, ...sameOrigin, ...transport } satisfies ResponseHeaders,
    /** Map tiles and the rewards program may be loaded from the hosts in the site settings. */
    pages: (sources: Sources) => document(pagePolicy(sources), unframed),
    previews: (sources: Sources, panelOrigins: readonly string[]) =>
      document(
        {
          ...pagePolicy(sources),
          'script-src': ["'self'", hashSource(barScript)],
          'style-src': ["'self'", hashSource(barStyle)],
          ...framedBy(panelOrigins),
        },
        previewHeaders,
      ),
    /** The pages of links that are no longer valid. */
    previewProblems: (panelOrigins: readonly string[]) =>
      document({ ...statusPolicy, ...framedBy(panelOrigins) }, previewHeaders),
    /** The map in the form of a taproom has the same tiles. */
    staffApp: ({ mapTileUrl }: Pick<Sources, 'mapTileUrl'>) =>
      document(
        {
          ...withDefaultPolicy,
          // Mantine inserts its theme variables and responsive styles as style elements.
          'style-src': ["'self'", "'unsafe-inline'"],
          'img-src': ["'self'", 'data:', 'blob:', ...originsOf(mapTileUrl), ...storage],
          'frame-ancestors': ["'none'"],
        },
        { ...unframed, ...unindexed },
      ),
    /** Printed tap lists: not for search engines, which have the page of the list. */
    printed: (style: string) =>
      document({ ...standalonePolicy(style), 'script-src': ["'self'"] }, { ...unframed, ...unindexed }),
    /** Tap lists in the pages of other sites, which may have a policy that requires the resource policy. */
    embedded: (script: string) =>
      document(
        { ...standalonePolicy(''), 'script-src': [hashSource(script)], 'frame-ancestors': ['*'] },
        { ...crossOrigin, ...unindexed },
      ),
    /** Its service worker serves it without a network. */
    barApp: document(
      {
        ...withDefaultPolicy,
        'worker-src': ["'self'"],
        'frame-src': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
      { ...unframed, ...unindexed },
    ),
    statusPages: document(statusPolicy, unframed),
  };
}

/** Settings with other hosts from which pages load something. */
type Sources = Pick<SiteSettings, 'rewardsUrl' | 'mapTileUrl'>;

type Policy = Record<string, string[]>;

/** Allows an inline script or style with this text. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts insert strings as markup only if the policy of `ui/trusted-types.ts` passes them, or not at all. */
const withDefaultPolicy: Policy = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };
const withoutMarkupFromScripts: Policy = { ...withDefaultPolicy, 'trusted-types': ["'none'"] };

const plainHost = /^[a-z0-9.-]+(?::\d+)?$/;

/** None of a URL without a plain host, which would break the policy. */
function originsOf(url: string | null): string[] {
  const example = url?.replace('://{s}.', '://any-subdomain.') ?? '';
  return URL.canParse(example) && plainHost.test(new URL(example).host) ? [originOf(example)] : [];
}

/** The origin of a URL or a tile template: `https://{s}.tiles.example/{z}/…` → `https://*.tiles.example`. */
function originOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host.replace('any-subdomain.', '*.')}`;
}
