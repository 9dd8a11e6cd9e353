import { negotiate } from '@fastify/accept-negotiator';
import { linkPreviewSize, imageWidths } from '../../ui/responsive-image';
import { isDecodable, normalizePath, splitUrl } from '../url';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export type ImageSize = {
  width: number;
  /** Null keeps the aspect ratio of the original. */
  height: number | null;
};

/** The focal point, in percent of the width and the height. */
export type Focus = { x: number; y: number };

export type ImageSource =
  { kind: 'upload'; path: string } | { kind: 'asset'; name: string } | { kind: 'remote'; url: string };

export type ImageRequest = ImageSize & {
  /** The version in the URL; the original may be newer. */
  version: string;
  /** Null for the center, and for images that are not cropped. */
  focus: Focus | null;
  source: ImageSource;
};

/** The allowed sizes by their name in the URL: `480`, …, and the link preview's `1200x630`. */
const sizes = new Map<string, ImageSize>([
  ...imageWidths.map((width) => [String(width), { width, height: null }] as const),
  [`${linkPreviewSize.width}x${linkPreviewSize.height}`, linkPreviewSize],
]);

type Options = {
  /** The path prefix of the site's own images, such as `/assets/`. */
  assetsPrefix: string;
  /** Remote images are allowed only below this URL. */
  storageUrl: string | null;
};

/** Parses `/img/{size}/uploads/…`, `/img/{size}/assets/…` and `/img/{size}/remote/{encoded URL}`; null for anything else. */
export function parseImageUrl(requestUrl: string, { assetsPrefix, storageUrl }: Options): ImageRequest | null {
  const { path: requestPath, query } = splitUrl(requestUrl);
  const [, sizeName = '', rest = ''] = /^\/img\/([\dx]{1,9})(\/.+)$/.exec(requestPath) ?? [];
  const size = sizes.get(sizeName);
  if (!size) return null;
  const path = normalizePath(rest.replace(/\/{2,}/g, '/'));
  const local = { ...size, version: versionOf(query), focus: focusOf(query, size) };
  if (path.startsWith('/uploads/')) return { ...local, source: { kind: 'upload', path } };
  if (path.startsWith(assetsPrefix)) {
    return { ...local, source: { kind: 'asset', name: path.slice(assetsPrefix.length) } };
  }
  if (!path.startsWith('/remote/') || !storageUrl) return null;
  const url = resolveWithin(storageUrl, decodeURIComponent(path.slice('/remote/'.length)));
  if (!url || !isDecodable(url.pathname)) return null;
  const source = { kind: 'remote', url: url.origin + normalizePath(url.pathname) } as const;
  const { searchParams } = url;
  return { ...size, version: versionOf(searchParams), focus: focusOf(searchParams, size), source };
}

/** Rounded to few values, because each is another image in the cache. */
const focusStep = 10;

const toStep = (percent: string | undefined) => Math.round(Number(percent) / focusStep) * focusStep;

function focusOf(query: URLSearchParams, { height }: ImageSize): Focus | null {
  const [, x, y] = /^(\d{1,2}|100)-(\d{1,2}|100)$/.exec(query.get('at') ?? '') ?? [];
  return height !== null && x && y ? { x: toStep(x), y: toStep(y) } : null;
}

const versionOf = (query: URLSearchParams) => query.get('v')?.slice(0, 20) ?? '';

/** Null if the URL is not below the base URL. Compares normalized URLs, in which `..` and credentials are resolved. */
function resolveWithin(baseUrl: string, url: string): URL | null {
  if (!URL.canParse(url)) return null;
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  const resolved = new URL(url);
  return resolved.href.startsWith(base.href) ? resolved : null;
}

const formatOf: Record<string, ImageFormat> = { 'image/avif': 'avif', 'image/webp': 'webp' };

/** AVIF and WebP only for clients that name them; a wildcard gets JPEG. */
export function negotiateFormat(accept = ''): ImageFormat {
  const type = accept.includes('/') ? negotiate(accept.toLowerCase(), Object.keys(formatOf)) : null;
  return formatOf[type ?? ''] ?? 'jpeg';
}
