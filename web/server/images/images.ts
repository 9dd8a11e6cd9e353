import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import { createConcurrencyLimit } from '@domain/shared/concurrency-limit';
import type { DiskCache } from './disk-cache';
import type { ImageFormat, ImageRequest } from './image-url';
import { OriginalNotFoundError, type Originals } from './originals';
import { resizeImage } from './resize';

export type ResizedImage = { body: Buffer; etag: string; cacheStatus: 'HIT' | 'MISS' };

export type Images = ReturnType<typeof createImages>;

/** Leaves one core to other requests, and one of the four threads of libuv's pool to file reads. */
export const maxResizes = Math.min(3, Math.max(1, availableParallelism() - 1));

const versionTtlMs = 10 * 60_000;

type Options = {
  originals: Originals;
  cache: DiskCache;
  /** A full disk does not fail the request. */
  onCacheWriteError: (error: unknown) => void;
};

/** Resizes images once and caches them on disk. Concurrency and queue are bounded, and clients take turns. */
export function createImages({ originals, cache, onCacheWriteError }: Options) {
  // Browsers don't retry rejected images, so the queue is long: its last request waits about 15 s.
  const resizeLimit = createConcurrencyLimit({ name: 'images', concurrency: maxResizes, maxQueue: 256 });
  const headLimit = createConcurrencyLimit({ name: 'image-versions', concurrency: 8, maxQueue: 256 });
  const inFlight = new Map<string, Promise<Buffer>>();
  /** Null: there is no such original. */
  const versions = new LRUCache<string, Promise<string | null>>({ max: 5000, ttl: versionTtlMs });

  async function fetchVersion({ source, version }: ImageRequest, client: string): Promise<string | null> {
    try {
      return await headLimit.run(() => originals.versionOf(source, version), client);
    } catch (error) {
      if (error instanceof OriginalNotFoundError) return null;
      throw error;
    }
  }

  /** A new version in the URL requests the original's version again, even before the change notice has arrived. */
  function versionOf(request: ImageRequest, client: string): Promise<string | null> {
    const { source, version } = request;
    const key = JSON.stringify([source, version]);
    const cached = versions.get(key);
    if (cached) return cached;
    const promise = fetchVersion(request, client);
    versions.set(key, promise);
    promise.catch(() => versions.peek(key) === promise && versions.delete(key));
    return promise;
  }

  async function resize(
    name: string,
    { source, version, focus, ...size }: ImageRequest,
    format: ImageFormat,
    client: string,
  ) {
    const body = await resizeLimit.run(
      async () => resizeImage(await originals.read(source, version), { ...size, focus }, format),
      client,
    );
    await cache.put(name, body).catch(onCacheWriteError);
    return body;
  }

  return {
    /** Throws OriginalNotFoundError, OriginalUnavailableError, UnsupportedImageError and OverloadedError. */
    async get(request: ImageRequest, format: ImageFormat, client: string): Promise<ResizedImage> {
      const version = await versionOf(request, client);
      if (version === null) throw new OriginalNotFoundError('No such image');
      const name = cacheName(request, format, version);
      const etag = `"${name}"`;
      const cached = await cache.get(name);
      if (cached) return { body: cached, etag, cacheStatus: 'HIT' };

      const pending = inFlight.get(name) ?? resize(name, request, format, client).finally(() => inFlight.delete(name));
      inFlight.set(name, pending);
      return { body: await pending, etag, cacheStatus: 'MISS' };
    },
    clearVersions: () => versions.clear(),
    cacheSize: cache.size,
  };
}

const cacheName = ({ source, width, height, focus }: ImageRequest, format: ImageFormat, version: string) =>
  `${createHash('sha1')
    .update(JSON.stringify([source, version, width, height, ...(focus ? [focus] : [])]))
    .digest('hex')}.${format}`;
