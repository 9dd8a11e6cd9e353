import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ImageAddress } from './image-address';

type Source = ImageAddress['source'];

/** Uploads have at most 25 MB (api.md §5); what the cms makes of them is never larger than this. */
const maxBytes = 32 * 1024 * 1024;
const timeout = 15_000;

export class NoOriginalError extends Error {
  override name = 'NoOriginalError';
}

export class OriginalUnavailableError extends Error {
  override name = 'OriginalUnavailableError';
}

export type Originals = ReturnType<typeof createOriginals>;

type Options = { cmsUrl: string; assetsFolder: string };

/** Where pictures come from. Everything here throws `NoOriginalError` or `OriginalUnavailableError`. */
export function createOriginals({ cmsUrl, assetsFolder }: Options) {
  const urlOf = (source: Exclude<Source, { kind: 'asset' }>) =>
    source.kind === 'upload' ? cmsUrl + source.path : source.url;

  async function assetFile(name: string) {
    const file = path.resolve(assetsFolder, name);
    const found = file.startsWith(assetsFolder + path.sep) ? await stat(file).catch(() => null) : null;
    if (!found?.isFile()) throw new NoOriginalError(name);
    return { file, version: `${found.mtimeMs}-${found.size}` };
  }

  return {
    /** Another one when the picture is another one, though its address be the same. */
    async versionOf(source: Source): Promise<string> {
      if (source.kind === 'asset') return (await assetFile(source.name)).version;
      const { headers } = await ask(urlOf(source), 'HEAD');
      return headers.get('etag') ?? `${headers.get('last-modified')}-${headers.get('content-length')}`;
    },
    async read(source: Source): Promise<Buffer> {
      if (source.kind === 'asset') return readFile((await assetFile(source.name)).file);
      const { body } = await ask(urlOf(source), 'GET');
      if (!body) throw new NoOriginalError('The original is empty');
      return readUpTo(body, maxBytes).catch((cause: unknown) => {
        throw cause instanceof NoOriginalError
          ? cause
          : new OriginalUnavailableError('The original breaks off', { cause });
      });
    },
  };
}

async function ask(url: string, method: 'GET' | 'HEAD'): Promise<Response> {
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(url, { method, signal, redirect: 'error' }).catch((cause: unknown) => {
    throw new OriginalUnavailableError(url, { cause });
  });
  if (response.ok) return response;
  await response.body?.cancel().catch(() => {});
  throw response.status >= 500 ? new OriginalUnavailableError(url) : new NoOriginalError(url);
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
      throw new NoOriginalError('The original is too large');
    }
    chunks.push(value);
  }
}
