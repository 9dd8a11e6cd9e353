import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '@domain/settings/settings';
import { setAll, type Failures } from '../failures';
import { TooBusyError } from '../limit';
import { headersOfApi } from '../security-headers';
import { openDiskCache } from './disk-cache';
import { chooseFormat, imageAddress } from './image-address';
import { createImages } from './images';
import { createOriginals, NoOriginalError, OriginalUnavailableError } from './originals';
import { NotAPictureError } from './scale';

const maxCacheBytes = 512 * 1024 * 1024;

/** The address changes with the picture or with the build, so browsers may keep it for good. */
const forever = 'public, max-age=31536000, immutable';

type Options = {
  settings: Settings;
  assets: { folder: string; prefix: string };
  failures: Failures;
};

/** `/img/{size}/…`: every photograph of the site, at the size and in the format of whoever looks at it. */
export async function serveImages(app: FastifyInstance, { settings, assets, failures }: Options) {
  const images = createImages({
    originals: createOriginals({ cmsUrl: settings.cmsUrl, assetsFolder: assets.folder }),
    cache: await openDiskCache({ folder: path.join(settings.dataDir, 'image-cache'), maxBytes: maxCacheBytes }),
    onUnkept: (error) => app.log.warn(error, 'A picture could not be kept'),
  });
  const known = { assetsPrefix: assets.prefix, storageUrl: settings.s3?.publicUrl ?? null };

  async function show(request: FastifyRequest, reply: FastifyReply) {
    const address = imageAddress(request.url, known);
    if (!address) return failures.fail(request, reply, 404);
    const format = chooseFormat(request.headers.accept);
    const { body, etag, how } = await images.get(address, format);
    setAll(reply, headersOfApi);
    reply.headers({ 'Cache-Control': forever, Vary: 'Accept', ETag: etag, 'X-Cache': how });
    reply.header('Server-Timing', `cache;desc=${how}, total;dur=${reply.elapsedTime.toFixed(1)}`);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type(`image/${format}`).send(body);
  }

  app.get('/img/*', async (request, reply) => {
    try {
      return await show(request, reply);
    } catch (error) {
      const status = statusOf(error);
      if (!status) throw error;
      return failures.fail(request, reply, status);
    }
  });

  return images;
}

function statusOf(error: unknown): number | null {
  if (error instanceof NoOriginalError || error instanceof NotAPictureError) return 404;
  return error instanceof OriginalUnavailableError || error instanceof TooBusyError ? 503 : null;
}
