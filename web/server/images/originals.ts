import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ImageSource } from './image-url';

/** Uploads have at most 25 MB; re-encoding by the CMS never exceeds this. */
const maxBytes = 32 * 1024 * 1024;
const timeoutMs = 15_000;

export class OriginalNotFoundError extends Error {
  override name = 'OriginalNotFoundError';
}

export class OriginalUnavailableError extends Error {
  override name = 'OriginalUnavailableError';
}

export type Originals = ReturnType<typeof createOriginals>;

type Options = { cmsUrl: string; assetsFolder: string };

/** Reads original images. Every function throws OriginalNotFoundError or OriginalUnavailableError. */
export function createOriginals({ cmsUrl, assetsFolder }: Options) {
  /** With the version, as a CDN may have the original that was replaced. */
  const urlOf = (source: Exclude<ImageSource, { kind: 'asset' }>, version: string) => {
    if (source.kind === 'upload') return cmsUrl + source.path;
    return version ? `${source.url}?v=${encodeURIComponent(version)}` : source.url;
  };

  async function statAsset(name: string) {
    const file = path.resolve(assetsFolder, name);
    const stats = file.startsWith(assetsFolder + path.sep) ? await stat(file).catch(() => null) : null;
    if (!stats?.isFile()) throw new OriginalNotFoundError(name);
    return { file, version: `${stats.mtimeMs}-${stats.size}` };
  }

  return {
    /** Changes whenever the content behind the same URL changes. `version` is the one in the URL of the image. */
    async versionOf(source: ImageSource, version: string): Promise<string> {
      if (source.kind === 'asset') return (await statAsset(source.name)).version;
      const { headers } = await fetchOriginal(urlOf(source, version), 'HEAD');
      return headers.get('etag') ?? `${headers.get('last-modified')}-${headers.get('content-length')}`;
    },
    async read(source: ImageSource, version: string): Promise<Buffer> {
      if (source.kind === 'asset') return readFile((await statAsset(source.name)).file);
      const { body } = await fetchOriginal(urlOf(source, version), 'GET');
      if (!body) throw new OriginalNotFoundError('The original is empty');
      return readUpTo(body, maxBytes).catch((cause: unknown) => {
        throw cause instanceof OriginalNotFoundError
          ? cause
          : new OriginalUnavailableError('The original is truncated', { cause });
      });
    },
  };
}

async function fetchOriginal(url: string, method: 'GET' | 'HEAD'): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { method, signal, redirect: 'error' }).catch((cause: unknown) => {
    throw new OriginalUnavailableError(url, { cause });
  });
  if (response.ok) return response;
  await response.body?.cancel().catch(() => {});
  throw response.status >= 500 ? new OriginalUnavailableError(url) : new OriginalNotFoundError(url);
}

async function readUpTo(stream: ReadableStream<Uint8Array>, limit: number): Promise<Buffer> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    bytes += value.length;
    if (bytes > limit) {
      await reader.cancel();
      throw new OriginalNotFoundError('The original is too large');
    }
    chunks.push(value);
  }
}
