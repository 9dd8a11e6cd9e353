import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDecodable, isTreacherous, longestUrl, splitUrl } from './address';
import type { Failures } from './failures';

/** Carries a whole address in its last part; the pictures look at that themselves. */
const isRemote = /^\/img\/[\dx]+\/remote\/[^/]+$/;

/** Turns away what can't be an address of ours before anybody works on it; and every answer carries its number. */
export const guard = (failures: Failures) => async (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('X-Request-Id', request.id);
  const { path } = splitUrl(request.url);
  if (request.url.length > longestUrl) return failures.fail(request, reply, 414);
  if (!isDecodable(path) || (!isRemote.test(path) && isTreacherous(path))) return failures.fail(request, reply, 400);
};
