import { isReservedSlug } from '@domain/beer/slug';
import { reservedEventSlugs } from '@domain/event/slug';
import { leadsToPageOff, type PageSettings } from '@domain/site/optional-pages';
import { findRedirect, indexRedirects, type Redirect } from '@domain/redirect/redirect';
import { encodeTarget } from '@domain/redirect/target';
import { defaultTaproomPath } from '@domain/taproom/slug';
import type { TaproomSummary } from '@domain/taproom/schema';
import { canonicalTaproomParam } from '../../domain/event';
import type { Site } from '@domain/site/schema';
import { getCacheableParams, privatePages, splitParams } from '../../site/cacheable-params';
import type { RouteSite } from '../../site/site-context';
import type { FallbackContent } from '../api/fallback-content';
import { parseBody, type Dependencies } from '../cache/response-cache';
import { normalizePath, splitUrl } from '../url';
import type { Renderer } from './render-thread';

export type ResolvedPage = {
  kind: 'page';
  /** Path and query: the cache key, and what is rendered. */
  url: string;
  /** Its route. */
  pattern: string;
  /** Contains personal data: not cached. */
  isPrivate: boolean;
};

type ResolvedUrl = ResolvedPage | { kind: 'redirect'; location: string };

/** All unknown URLs share this page. */
export const notFoundPath = '/404';

/** The API has lists at these paths instead of a beer or an event. The CMS ignores their case. */
function isReservedPath(path: string) {
  const [, folder, slug = ''] = path.toLowerCase().split('/');
  return (folder === 'beers' && isReservedSlug(slug)) || (folder === 'events' && reservedEventSlugs.includes(slug));
}

/** What decides which URLs the site has. */
type RoutedSite = RouteSite & { settings: PageSettings };

export function resolvePage(url: string, matchPattern: Renderer['matchPattern'], site: RoutedSite): ResolvedUrl {
  const { path: rawPath, query } = splitUrl(url);
  const collapsed = collapseSlashes(rawPath);
  const pattern = matchPattern(collapsed, site);
  const isOff = pattern !== null && leadsToPageOff(pattern, site.settings);
  if (!pattern || isOff || isReservedPath(decodeURIComponent(collapsed)))
    return { kind: 'page', url: notFoundPath, pattern: notFoundPath, isPrivate: false };
  const path = canonicalPath(pattern, collapsed);
  const isPrivate = privatePages.includes(pattern);
  const { canonical, others, isCanonical } = splitParams(query, getCacheableParams(pattern, site.taprooms));
  // A private URL stays as it is: a redirect would be cached with its token.
  if (!isCanonical && !isPrivate) return { kind: 'redirect', location: path + toSearch(canonical, others) };
  if (path !== rawPath) return { kind: 'redirect', location: path + search(url) };
  return { kind: 'page', url: path + toSearch(canonical), pattern, isPrivate };
}

function toSearch(...params: URLSearchParams[]): string {
  const text = params.map(String).filter(Boolean).join('&');
  return text && `?${text}`;
}

/** Spelled as in the route pattern, with normalized parameters: slugs and ids are in lower case. */
function canonicalPath(pattern: string, path: string): string {
  const patternSegments = pattern.split('/');
  return path
    .split('/')
    .map((segment, index) => {
      const expected = patternSegments[index] ?? segment;
      return expected.startsWith(':') ? normalizePath(segment.toLowerCase()) : expected;
    })
    .join('/');
}

/** Removes a trailing slash, too. */
const collapseSlashes = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

const search = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** What every page depends on (`GET /api/site`). While the CMS can't be reached, it is stale and pages are not cached. */
export async function loadSite(dependencies: Dependencies, fallback: FallbackContent): Promise<Site> {
  const response = await dependencies.load('/site');
  return response.status === 200 ? (parseBody(response) as { site: Site }).site : fallback.site();
}

const redirectsPath = '/redirects';

/** The target of the CMS's redirect for a URL; null if it has none, or if the redirects can't be loaded. */
export async function findMoved(dependencies: Dependencies, url: string, publicUrl: string): Promise<Redirect | null> {
  const response = await dependencies.load(redirectsPath).catch(() => null);
  if (response?.status !== 200) return null;
  const { redirects } = parseBody(response) as { redirects: Redirect[] };
  return findRedirect(url, getIndex(redirects, publicUrl));
}

const indexes = new WeakMap<Redirect[], ReturnType<typeof indexRedirects<Redirect>>>();

/** Built once per loaded list. A target that can't be a header would end the request, so that its redirect is ignored. */
function getIndex(redirects: Redirect[], publicUrl: string) {
  const known = indexes.get(redirects);
  if (known) return known;
  const encoded = redirects.flatMap((redirect) => {
    const to = encodeTarget(redirect.to, publicUrl);
    return to === null ? [] : [{ ...redirect, to }];
  });
  const index = indexRedirects(encoded);
  indexes.set(redirects, index);
  return index;
}

type Taproom = Pick<TaproomSummary, 'slug' | 'name' | 'path'>;
type FindMovedTo = (path: string) => Promise<Redirect | null>;

/** Follows the redirect that a taproom leaves when its slug changes. */
export async function findByFormerSlug<Found extends Taproom>(
  slug: string,
  taprooms: readonly Found[],
  findMovedTo: FindMovedTo,
): Promise<Found | undefined> {
  const moved = await findMovedTo(defaultTaproomPath(encodeURIComponent(slug)));
  return taprooms.find(({ path, slug: present }) => moved?.to === path || moved?.to === defaultTaproomPath(present));
}

const paths = ['/events', '/taps'];

/** `/events?taproom=` and `/taps?taproom=`, which is printed as QR codes, with the present slug instead of a former one; every other URL as it is. */
export async function replaceFormerTaproom(url: string, taprooms: readonly Taproom[], findMovedTo: FindMovedTo) {
  const { path, query } = splitUrl(url);
  const former = paths.includes(path) ? query.get('taproom')?.trim() : null;
  if (!former || canonicalTaproomParam(taprooms, former) !== null) return url;
  const taproom = await findByFormerSlug(former, taprooms, findMovedTo);
  if (!taproom) return url;
  query.set('taproom', taproom.slug);
  return `${path}?${query}`;
}
