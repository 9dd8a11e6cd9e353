import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReadableStream } from 'node:stream/web';
import { negotiate } from '@fastify/accept-negotiator';
import { stripVersion } from '@domain/shared/media-url';
import { linkPreviewSize, imageWidths } from '../../ui/responsive-image';
import { isDecodable, normalizePath, splitUrl } from '../url';

/** Uploads have at most 25 MB; re-encoding by the CMS never exceeds this. */
const maxBytes = 32 * 1024 * 1024;
const timeoutMs = 15_000;

/** The status is that of the response. */
export class OriginalError extends Error {
  override name = 'OriginalError';

  constructor(
    readonly statusCode: 404 | 503,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** A file of the build, or the URL of an uploaded image. */
type ImageSource = { file: string } | { url: string };

async function statFile(file: string) {
  const stats = await stat(file).catch(() => null);
  if (!stats?.isFile()) throw new OriginalError(404, file);
  return stats;
}

/** Changes whenever the content behind the same URL changes. Throws `OriginalError`. */
export async function readVersion(source: ImageSource): Promise<string> {
  if ('file' in source) {
    const { mtimeMs, size } = await statFile(source.file);
    return `${mtimeMs}-${size}`;
  }
  const { headers } = await fetchOriginal(source.url, 'HEAD');
  return headers.get('etag') ?? `${headers.get('last-modified')}-${headers.get('content-length')}`;
}

/** Throws `OriginalError`. */
export async function readOriginal(source: ImageSource): Promise<Buffer> {
  if ('file' in source) {
    await statFile(source.file);
    return readFile(source.file);
  }
  const { body } = await fetchOriginal(source.url, 'GET');
  if (!body) throw new OriginalError(404, 'The original is empty');
  return readUpTo(body as ReadableStream<Uint8Array>, maxBytes);
}

/** The current file of an image of the content. */
export const readUpload = (url: string, cmsUrl: string) =>
  readOriginal({ url: url.startsWith('/') ? cmsUrl + stripVersion(url) : url });

async function fetchOriginal(url: string, method: 'GET' | 'HEAD'): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { method, signal, redirect: 'error' }).catch((cause: unknown) => {
    throw new OriginalError(503, url, cause);
  });
  if (response.ok) return response;
  await response.body?.cancel().catch(() => {});
  throw new OriginalError(response.status >= 500 ? 503 : 404, url);
}

async function readUpTo(stream: ReadableStream<Uint8Array>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    // An early end of the loop cancels the stream.
    for await (const chunk of stream) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > limit) break;
    }
  } catch (cause) {
    throw new OriginalError(503, 'The original is truncated', cause);
  }
  if (bytes > limit) throw new OriginalError(404, 'The original is too large');
  return Buffer.concat(chunks);
}

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export type ImageSize = {
  width: number;
  /** Null keeps the aspect ratio of the original. */
  height: number | null;
};

/** The focal point, in percent of the width and the height; null for the center, and for images that are not cropped. */
export type Focus = { x: number; y: number };

export type ImageRequest = NonNullable<ReturnType<typeof parseImageUrl>>;

/** The allowed sizes by their name in the URL: `480`, …, and the link preview's `1200x630`. */
const sizes = new Map<string, ImageSize>([
  ...imageWidths.map((width) => [String(width), { width, height: null }] as const),
  [`${linkPreviewSize.width}x${linkPreviewSize.height}`, linkPreviewSize],
]);

type ImageUrlOptions = {
  /** The site's own images, and the path prefix of their URLs, such as `/assets/`. */
  assets: { folder: string; prefix: string };
  cmsUrl: string;
  /** Remote images are allowed only below this URL. */
  storageUrl: string | null;
};

/** Parses `/img/{size}/uploads/…`, `/img/{size}/assets/…` and `/img/{size}/remote/{encoded URL}`; null for anything else. */
export function parseImageUrl(requestUrl: string, { assets, cmsUrl, storageUrl }: ImageUrlOptions) {
  const { path: requestPath, query } = splitUrl(requestUrl);
  const [, sizeName = '', rest = ''] = /^\/img\/([\dx]{1,9})(\/.+)$/.exec(requestPath) ?? [];
  const size = sizes.get(sizeName);
  if (!size) return null;
  const filePath = normalizePath(rest.replace(/\/{2,}/g, '/'));
  // The original may be newer than the version in the URL.
  const local = { ...size, version: versionOf(query), focus: focusOf(query, size) };
  if (filePath.startsWith('/uploads/')) return { ...local, source: { url: cmsUrl + filePath } };
  if (filePath.startsWith(assets.prefix)) {
    const file = path.resolve(assets.folder, filePath.slice(assets.prefix.length));
    return file.startsWith(assets.folder + path.sep) ? { ...local, source: { file } } : null;
  }
  if (!filePath.startsWith('/remote/') || !storageUrl) return null;
  const url = resolveWithin(storageUrl, decodeURIComponent(filePath.slice('/remote/'.length)));
  if (!url || !isDecodable(url.pathname)) return null;
  const { origin, pathname, searchParams } = url;
  const version = versionOf(searchParams);
  // The version is included, as a CDN may have the original that was replaced.
  const source = { url: origin + normalizePath(pathname) + (version && `?v=${encodeURIComponent(version)}`) };
  return { ...size, version, focus: focusOf(searchParams, size), source };
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
