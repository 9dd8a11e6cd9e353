import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp, { type Sharp } from 'sharp';
import type { Settings } from '@domain/settings/settings';
import { maxMegapixels } from '@domain/shared/image-input';
import { createConcurrencyLimit } from '../concurrency-limit';
import { temporaryExtension, writeAtomically } from '../disk';
import type { ErrorHandler } from '../errors';
import { clientNetwork } from '../headers';
import { openHeaders } from '../security-headers';
import {
  negotiateFormat,
  parseImageUrl,
  type ImageFormat,
  type ImageRequest,
  type Focus,
  type ImageSize,
  OriginalError,
  readOriginal,
  readVersion,
} from './originals';

type DiskCacheOptions = { folder: string; maxBytes: number };

/** An LRU cache of files, bounded by their total size. Survives restarts. */
export async function openDiskCache({ folder, maxBytes }: DiskCacheOptions) {
  const pathOf = (name: string) => path.join(folder, name.slice(0, 2), name);
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    // A file that can't be deleted takes the place of no other one: it is counted again after a restart.
    dispose: (_bytes, name, reason) =>
      reason !== 'set' && void rm(pathOf(name), { force: true }).catch(() => undefined),
  });
  for (const [name, bytes] of await readSizes(folder)) sizes.set(name, bytes);

  return {
    async get(name: string): Promise<Buffer | null> {
      if (sizes.get(name) === undefined) return null;
      return readFile(pathOf(name)).catch(() => {
        sizes.delete(name);
        return null;
      });
    },
    async put(name: string, body: Buffer): Promise<void> {
      await writeAtomically(pathOf(name), body);
      sizes.set(name, body.length);
    },
    size: () => ({ files: sizes.size, bytes: sizes.calculatedSize }),
  };
}

/** File sizes by name, least recently used first. */
async function readSizes(folder: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const { size, mtimeMs } = await stat(file);
        return { name, size, mtimeMs, file };
      }),
  );
  // Left over from a crash.
  const isTemp = ({ name }: { name: string }) => name.endsWith(temporaryExtension);
  await Promise.all(files.filter(isTemp).map(({ file }) => rm(file, { force: true })));
  const cached = files.filter((file) => !isTemp(file)).sort((a, b) => a.mtimeMs - b.mtimeMs);
  return new Map(cached.map(({ name, size }) => [name, size]));
}

// One thread per image: parallel requests already use the cores. The cache would only add memory.
sharp.concurrency(1);
sharp.cache(false);

const maxPixels = maxMegapixels * 1_000_000;

/**
 * Applies the EXIF orientation and removes all metadata. Never enlarges an image, unless it is cropped to a height.
 * Throws `OriginalError`.
 */
async function resizeImage(
  original: Buffer,
  { width, height, focus }: ImageSize & { focus?: Focus | null },
  format: ImageFormat,
): Promise<Buffer> {
  try {
    const image = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();
    if (height && focus) return await encode(await crop(image, { width, height }, focus), format).toBuffer();
    image.resize(height ? { width, height, fit: 'cover' } : { width, withoutEnlargement: true });
    return await encode(image, format).toBuffer();
  } catch (cause) {
    throw new OriginalError(404, 'The image cannot be resized', cause);
  }
}

/** Like CSS's `object-position`: the focal point is at the same percentages of the image and of the crop. */
async function crop(image: Sharp, { width, height }: { width: number; height: number }, { x, y }: Focus) {
  const { autoOrient } = await image.metadata();
  const scale = Math.max(width / autoOrient.width, height / autoOrient.height);
  const scaled = { width: Math.ceil(autoOrient.width * scale), height: Math.ceil(autoOrient.height * scale) };
  const left = Math.round(((scaled.width - width) * x) / 100);
  const top = Math.round(((scaled.height - height) * y) / 100);
  return image.resize({ ...scaled, fit: 'fill' }).extract({ left, top, width, height });
}

function encode(image: Sharp, format: ImageFormat): Sharp {
  // Effort 3 takes three times as long for 5 % fewer bytes, effort 4 twelve times for 10 %.
  if (format === 'avif') return image.avif({ quality: 44, effort: 1 });
  if (format === 'webp') return image.webp({ quality: 74, effort: 4 });
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 76, mozjpeg: true });
}

/** Leaves one core to other requests, and one of the four threads of libuv's pool to file reads. */
export const maxResizes = Math.min(3, Math.max(1, availableParallelism() - 1));

const versionTtlMs = 10 * 60_000;

/** The version in the URL can be any text, so that only the version of the original is part of the name. */
function cacheName({ source, width, height, focus }: ImageRequest, format: ImageFormat, version: string) {
  const original = 'file' in source ? source.file : source.url.replace(/\?.*$/, '');
  const parts = JSON.stringify([original, version, width, height, ...(focus ? [focus] : [])]);
  return `${createHash('sha1').update(parts).digest('hex')}.${format}`;
}

const maxCacheBytes = 512 * 1024 * 1024;

/** Immutable, since the URL changes with the image or with the build. */
const cacheControl = 'public, max-age=31536000, immutable';

type Options = {
  settings: Settings;
  assets: { folder: string; prefix: string };
  errors: ErrorHandler;
};

/**
 * `GET /img/{size}/…`: resized images in the best format that the browser accepts. Each is resized once and cached on disk;
 * concurrency and queue are bounded, and clients take turns.
 */
export async function registerImages(app: FastifyInstance, { settings, assets, errors }: Options) {
  const cache = await openDiskCache({ folder: path.join(settings.dataDir, 'image-cache'), maxBytes: maxCacheBytes });
  const urlOptions = { ...settings, assets };
  // Browsers don't retry rejected images, so the queue is long: its last request waits about 15 s.
  const resizeLimit = createConcurrencyLimit({ name: 'images', concurrency: maxResizes, maxQueue: 256 });
  const headLimit = createConcurrencyLimit({ name: 'image-versions', concurrency: 8, maxQueue: 256 });
  const inFlight = new Map<string, Promise<Buffer>>();
  /** Null: there is no such original. */
  const versions = new LRUCache<string, Promise<string | null>>({ max: 5000, ttl: versionTtlMs });

  /** A new version in the URL requests the original's version again, even before the change notice has arrived. */
  function versionOf({ source, version }: ImageRequest, client: string): Promise<string | null> {
    const key = JSON.stringify([source, version]);
    const known = versions.get(key);
    if (known) return known;
    const promise = headLimit
      .run(() => readVersion(source), client)
      .catch((error: unknown) => {
        if (error instanceof OriginalError && error.statusCode === 404) return null;
        if (versions.peek(key) === promise) versions.delete(key);
        throw error;
      });
    versions.set(key, promise);
    return promise;
  }

  async function resize(name: string, request: ImageRequest, format: ImageFormat, client: string) {
    const body = await resizeLimit.run(
      async () => resizeImage(await readOriginal(request.source), request, format),
      client,
    );
    // A full disk does not fail the request.
    await cache
      .put(name, body)
      .catch((error: unknown) => app.log.warn(error, 'An image could not be written to the disk cache'));
    return body;
  }

  /** Throws `OriginalError` and `OverloadedError`. */
  async function load(request: ImageRequest, format: ImageFormat, client: string) {
    const version = await versionOf(request, client);
    if (version === null) throw new OriginalError(404, 'No such image');
    const name = cacheName(request, format, version);
    const etag = `"${name}"`;
    const cached = await cache.get(name);
    if (cached) return { body: cached, etag, cacheStatus: 'HIT' };

    const pending = inFlight.get(name) ?? resize(name, request, format, client).finally(() => inFlight.delete(name));
    inFlight.set(name, pending);
    return { body: await pending, etag, cacheStatus: 'MISS' };
  }

  app.get('/img/*', async (request, reply) => {
    const imageRequest = parseImageUrl(request.url, urlOptions);
    if (!imageRequest) return errors.sendError(request, reply, 404);
    const format = negotiateFormat(request.headers.accept);
    const { body, etag, cacheStatus } = await load(
      imageRequest,
      format,
      clientNetwork(request.raw, settings.trustedProxies),
    );
    reply.headers({
      ...openHeaders,
      'Cache-Control': cacheControl,
      Vary: 'Accept',
      ETag: etag,
      'X-Cache': cacheStatus,
      'Server-Timing': `cache;desc=${cacheStatus}, total;dur=${reply.elapsedTime.toFixed(1)}`,
    });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type(`image/${format}`).send(body);
  });

  return { clearVersions: () => versions.clear(), cacheSize: cache.size };
}
