import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createLimit } from '../limit';
import type { DiskCache } from './disk-cache';
import type { ImageAddress, ImageFormat } from './image-address';
import { NoOriginalError, type Originals } from './originals';
import { createMemory } from './remembered';
import { scale } from './scale';

export type Picture = { body: Buffer; etag: string; how: 'HIT' | 'MISS' };

export type Images = ReturnType<typeof createImages>;

/**
 * A processor stays for those who visit meanwhile; and of the four threads that Node has for such work one, which reads
 * the pictures that are there.
 */
export const picturesAtOnce = Math.min(3, Math.max(1, availableParallelism() - 1));

type Options = {
  originals: Originals;
  cache: DiskCache;
  /** A disk that is full is no reason to show nothing. */
  onUnkept: (error: unknown) => void;
};

/** Pictures at a width in a format: made once, kept on the disk, and never more of them made at once than the machine bears. */
export function createImages({ originals, cache, onUnkept }: Options) {
  // Browsers do not come again for a picture that was refused, and waiting costs a connection: the last of these waits
  // for a quarter of a minute.
  const making = createLimit({ running: picturesAtOnce, waiting: 256 });
  const asking = createLimit({ running: 8, waiting: 256 });
  const makings = new Map<string, Promise<Buffer>>();
  // A picture's version is asked once, and anew when the media library has changed: when we hear of it, or when somebody
  // comes with an address that says so before we have heard.
  const versions = createMemory<string | null>({ max: 5000, lasts: 10 * 60_000 });

  const versionOf = ({ source, version }: ImageAddress) =>
    versions.get(JSON.stringify([source, version]), () =>
      asking(() => originals.versionOf(source)).catch((error: unknown) => {
        // That there is none is worth remembering too.
        if (error instanceof NoOriginalError) return null;
        throw error;
      }),
    );

  async function make(name: string, { source, ...size }: ImageAddress, format: ImageFormat): Promise<Buffer> {
    const body = await making(async () => scale(await originals.read(source), size, format));
    await cache.put(name, body).catch(onUnkept);
    return body;
  }

  return {
    async get(address: ImageAddress, format: ImageFormat): Promise<Picture> {
      const version = await versionOf(address);
      if (version === null) throw new NoOriginalError('There is no such picture');
      const name = nameOf(address, format, version);
      const etag = `"${name}"`;
      const kept = await cache.get(name);
      if (kept) return { body: kept, etag, how: 'HIT' };

      const made = makings.get(name) ?? make(name, address, format).finally(() => makings.delete(name));
      makings.set(name, made);
      return { body: await made, etag, how: 'MISS' };
    },
    forget: () => versions.clear(),
  };
}

const nameOf = ({ source, width, height }: ImageAddress, format: ImageFormat, version: string) =>
  `${createHash('sha1')
    .update(JSON.stringify([source, version, width, height]))
    .digest('hex')}.${format}`;
