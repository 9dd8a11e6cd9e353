import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDecodable, isTreacherous, longestUrl, splitUrl } from './address';
import type { Failures } from './failures';

/** Turns away what can't be an address of ours before anybody works on it; and every answer carries its number. */
export const guard = (failures: Failures) => async (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('X-Request-Id', request.id);
  const { path } = splitUrl(request.url);
  if (request.url.length > longestUrl) return failures.fail(request, reply, 414);
  if (!isDecodable(path) || isTreacherous(path)) return failures.fail(request, reply, 400);
};
