import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '@domain/settings/settings';
import { OverloadedError } from '@domain/shared/concurrency-limit';
import type { ErrorHandler } from '../errors';
import { setHeaders } from '../headers';
import { openHeaders } from '../security-headers';
import { clientNetwork } from '../client-address';
import { openDiskCache } from './disk-cache';
import { negotiateFormat, parseImageUrl } from './image-url';
import { createImages } from './images';
import { createOriginals, OriginalNotFoundError, OriginalUnavailableError } from './originals';
import { UnsupportedImageError } from './resize';

const maxCacheBytes = 512 * 1024 * 1024;

/** Immutable, since the URL changes with the image or with the build. */
const cacheControl = 'public, max-age=31536000, immutable';

type Options = {
  settings: Settings;
  assets: { folder: string; prefix: string };
  errors: ErrorHandler;
};

/** `GET /img/{size}/…`: resized images in the best format that the browser accepts. */
export async function registerImages(app: FastifyInstance, { settings, assets, errors }: Options) {
  const images = createImages({
    originals: createOriginals({ cmsUrl: settings.cmsUrl, assetsFolder: assets.folder }),
    cache: await openDiskCache({ folder: path.join(settings.dataDir, 'image-cache'), maxBytes: maxCacheBytes }),
    onCacheWriteError: (error) => app.log.warn(error, 'An image could not be written to the disk cache'),
  });
  const urlOptions = { assetsPrefix: assets.prefix, storageUrl: settings.storageUrl };

  async function sendImage(request: FastifyRequest, reply: FastifyReply) {
    const imageRequest = parseImageUrl(request.url, urlOptions);
    if (!imageRequest) return errors.sendError(request, reply, 404);
    const format = negotiateFormat(request.headers.accept);
    const { body, etag, cacheStatus } = await images.get(
      imageRequest,
      format,
      clientNetwork(request.raw, settings.trustedProxies),
    );
    setHeaders(reply, openHeaders);
    reply.headers({ 'Cache-Control': cacheControl, Vary: 'Accept', ETag: etag, 'X-Cache': cacheStatus });
    reply.header('Server-Timing', `cache;desc=${cacheStatus}, total;dur=${reply.elapsedTime.toFixed(1)}`);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type(`image/${format}`).send(body);
  }

  app.get('/img/*', async (request, reply) => {
    try {
      return await sendImage(request, reply);
    } catch (error) {
      const status = statusOf(error);
      if (!status) throw error;
      return errors.sendError(request, reply, status);
    }
  });

  return images;
}

function statusOf(error: unknown): number | null {
  if (error instanceof OriginalNotFoundError || error instanceof UnsupportedImageError) return 404;
  return error instanceof OriginalUnavailableError || error instanceof OverloadedError ? 503 : null;
}
