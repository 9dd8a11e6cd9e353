import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorHandler } from './errors';
import { isDecodable, isUnsafePath, maxUrlLength, splitUrl } from './url';

/** Contains an encoded URL, which the image pipeline checks. */
const remoteImagePath = /^\/img\/[\dx]+\/remote\/[^/]+$/;

/** An `onRequest` hook that rejects URLs that are too long, malformed or unsafe. */
export const rejectUnsafeUrl = (errors: ErrorHandler) => async (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('X-Request-Id', request.id);
  const { path } = splitUrl(request.url);
  if (request.url.length > maxUrlLength) return errors.sendError(request, reply, 414);
  const isUnsafe = !isDecodable(path) || (!remoteImagePath.test(path) && isUnsafePath(path));
  if (isUnsafe) return errors.sendError(request, reply, 400);
};
